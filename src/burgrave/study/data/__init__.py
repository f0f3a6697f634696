"""Studies: many games recorded as tables (docs/laboratory.md)."""

from burgrave.study.data.dataset import DataSet
from burgrave.study.data.plan import StudyError, StudyPlan, study_plan, sweep
from burgrave.study.data.run import Progress, study

__all__ = ["DataSet", "Progress", "StudyError", "StudyPlan", "study", "study_plan", "sweep"]
