import json
import os
from pathlib import Path

from provider import body_of

PLAN = json.loads(Path(__file__).with_name("settings.json").read_text("utf-8"))
KEY_NAME = PLAN["keyName"]


def request_of(messages):
    """The address, headers and body for messages with a role and content."""
    key = os.environ.get(KEY_NAME, "")
    url = os.environ.get("PROVIDER_URL", PLAN["url"])
    headers = {
        name: value.replace("{key}", key)
        for name, value in PLAN["headers"].items()
    }
    return url, headers, body_of(PLAN["settings"], PLAN["system"], messages)
