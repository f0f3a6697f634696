"""The server of PostgreSQL that tests may use, if BURGRAVE_TEST_POSTGRES has its URL."""

from __future__ import annotations

import os

SERVER = os.environ.get("BURGRAVE_TEST_POSTGRES")
