"""`@rule("es.focus.2")` says which rules of the almanac a test proves."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)
