"""Deployment files (Compose, Fly, Render) and image workflow: their settings, ports and paths match the server's."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import yaml
from tests.deploy.proxies import PATH
from tests.programs import need

from burgrave.server.settings import read_settings

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "compose.yaml").read_text(encoding="utf-8")
SERVICES: dict[str, Any] = yaml.safe_load(TEXT)["services"]


def test_only_the_host_name_must_be_set() -> None:
    assert set(re.findall(r"\$\{(\w+)", TEXT)) == {"BURGRAVE_SITE"}


def test_the_server_gets_valid_settings_behind_its_proxy() -> None:
    given = {name: value for name, value in SERVICES["burgrave"]["environment"].items() if name.startswith("BURGRAVE_")}
    filled = {name: re.sub(r"\$\{BURGRAVE_SITE[^}]*\}", "table.example.org", value) for name, value in given.items()}
    url = SERVICES["burgrave"]["environment"]["DATABASE_URL"]
    settings = read_settings({"database_url": url}, environment=filled)
    assert settings.origin == "https://table.example.org" and settings.secure
    assert SERVICES["burgrave"]["command"] == ["--trusted-proxy"]
    database = SERVICES["database"]["environment"]
    assert f"//{database['POSTGRES_USER']}:{database['POSTGRES_PASSWORD']}@database/" in url


def test_only_the_proxy_is_open_to_the_world() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["caddy"]
    assert SERVICES["database"]["networks"] == ["inside"]
    assert yaml.safe_load(TEXT)["networks"]["inside"] == {"internal": True}
    port = SERVICES["caddy"]["environment"]["BURGRAVE_UPSTREAM"].removeprefix("burgrave:")
    assert f"EXPOSE {port}" in (ROOT / SERVICES["burgrave"]["build"]["dockerfile"]).read_text(encoding="utf-8")


def test_every_file_and_volume_exists() -> None:
    named = {*yaml.safe_load(TEXT)["volumes"]}
    for service in SERVICES.values():
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert (ROOT / source).is_file() if source.startswith(".") else source in named, volume


def test_caddy_accepts_its_file_with_these_variables() -> None:
    need("caddy", "BURGRAVE_REQUIRE_PROXIES", path=PATH)
    environment = {**SERVICES["caddy"]["environment"], "BURGRAVE_SITE": "table.example.org"}
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(ROOT / "deploy" / "Caddyfile")]
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_image_is_published_from_tags_only() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "image.yml").read_text(encoding="utf-8"))
    steps = {step.get("name"): step for step in workflow["jobs"]["image"]["steps"]}
    assert steps["Publish the image"]["if"] == "github.event_name == 'push'"
    assert "Containerfile" in steps["Build the image"]["run"] and "/healthz" in steps["Try the image"]["run"]


FLY: dict[str, Any] = tomllib.loads((ROOT / "fly.toml").read_text(encoding="utf-8"))
RENDER: dict[str, Any] = yaml.safe_load((ROOT / "render.yaml").read_text(encoding="utf-8"))


def settings_of(environment: dict[str, str], header: str) -> None:
    """Assert that the server accepts these variables, and takes clients' addresses from this header."""
    settings = read_settings({"database_url": "postgres://burgrave@database/burgrave"}, environment=environment)
    assert settings.secure and settings.trusted_proxy and settings.client_header == header


def test_fly_runs_the_image_with_valid_settings() -> None:
    settings_of(FLY["env"], "fly-client-ip")
    assert FLY["env"]["BURGRAVE_PUBLIC_URL"] == f"https://{FLY['app']}.fly.dev"
    image = (ROOT / FLY["build"]["dockerfile"]).read_text(encoding="utf-8")
    assert f"EXPOSE {FLY['http_service']['internal_port']}\n" in image
    assert [check["path"] for check in FLY["http_service"]["checks"]] == ["/healthz"]
    assert FLY["http_service"]["concurrency"]["hard_limit"] < read_settings({}, environment={}).connections


def test_render_runs_the_image_with_valid_settings() -> None:
    (service,) = RENDER["services"]
    values = {one["key"]: one.get("value") for one in service["envVars"]}
    assert [name for name, value in values.items() if value is None] == ["BURGRAVE_PUBLIC_URL", "DATABASE_URL"]
    given = {name: value for name, value in values.items() if value and name.startswith("BURGRAVE_")}
    settings_of({**given, "BURGRAVE_PUBLIC_URL": "https://burgrave.onrender.com"}, "cf-connecting-ip")
    image = (ROOT / service["dockerfilePath"]).read_text(encoding="utf-8")
    assert f"EXPOSE {values['PORT']}\n" in image and service["healthCheckPath"] == "/healthz"
    (database,) = RENDER["databases"]
    (url,) = (one["fromDatabase"] for one in service["envVars"] if one["key"] == "DATABASE_URL")
    assert url == {"name": database["name"], "property": "connectionString"}
