"""`@rule("es.focus.2")` says which rules of the almanac a test proves.

`@rule("es.midnight.1", rests=True)`: it shows where the rule does not come in. Such a marker names no rule for `make
rules`: another test must show the rule itself.
"""

import pytest


def rule(*ids: str, rests: bool = False) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids, rests=True) if rests else pytest.mark.rule(*ids)
