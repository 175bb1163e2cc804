"""The table of what may be used when, read off the printed cards."""

from __future__ import annotations

from miskatonic.games.elder_sign import cards as c
from miskatonic.games.elder_sign.moments import MOMENTS, at_moment
from miskatonic.games.elder_sign.pack import content
from miskatonic.games.elder_sign.verbs import Effect
from tests.rules import rule


def printed() -> dict[str, tuple[str, c.Ability]]:
    """Every ability by the key under which it is offered."""
    pack = content()
    found = {f"use:{card}": (card, ability) for card, ability in pack.uses.items()}
    for component in (*pack.investigators, *pack.allies):
        card = pack.cards[component]
        assert isinstance(card, c.Investigator | c.Ally)
        for number, ability in enumerate(card.abilities):
            found[f"ability:{component}:{number}"] = (component, ability)
    return found


def test_every_printed_ability_can_be_found_by_the_key_of_its_option() -> None:
    found = {key: (use.source, use.ability) for key, use in content().all_uses.items()}
    assert found == printed()


@rule("es.recovering.1")
def test_a_component_is_looked_at_exactly_at_the_moments_that_its_abilities_state() -> None:
    for moment in MOMENTS:
        listed = [use.option.key for uses in content().usable[moment].values() for use in uses]
        stated = [key for key, (_, ability) in printed().items() if at_moment(ability.when, moment)]
        assert sorted(listed) == sorted(stated)
    assert at_moment("any", "after-roll")
    assert at_moment("before-first-roll", "before-roll")
    assert not at_moment("before-first-roll", "any")
    assert not at_moment("turn-start", "any")


def test_an_ability_is_sure_only_if_it_costs_nothing_and_an_effect_has_no_condition() -> None:
    sure = [use for use in content().all_uses.values() if use.sure]
    assert sure
    for use in sure:
        assert not use.ability.cost
        assert any(type(effect).can is Effect.can for effect in use.ability.do)


def test_an_ability_that_is_tested_by_one_effect_has_no_other_and_no_cost() -> None:
    for use in content().all_uses.values():
        assert (use.only is not None) is (not use.ability.cost and len(use.ability.do) == 1)
