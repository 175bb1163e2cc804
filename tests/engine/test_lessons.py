"""Every lesson of every game: whoever does what it says learns what it teaches, by the real rules."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.engine.decision import Decision
from miskatonic.engine.match import Match
from miskatonic.engine.shelf import Hint, Lesson
from miskatonic.games.registry import GAMES, rules

LESSONS = [(game, lesson) for game in GAMES for lesson in rules(game).lessons()]


def begin(game: str, lesson: Lesson) -> Match[Any]:
    return Match.position(rules(game), lesson.position, f"lesson {lesson.id}", script=lesson.rigged)


def hint_for(lesson: Lesson, decision: Decision, happened: list[str]) -> Hint | None:
    """The first that fits, as the browser finds it."""
    offered = [option.key for option in decision.options]
    for hint in lesson.hints:
        fits = all(key in offered for key in hint.key.split())
        if hint.at == decision.kind and fits and (not hint.after or hint.after in happened):
            return hint
    return None


def follow(game: str, lesson: Lesson) -> tuple[Match[Any], list[Hint]]:
    match = begin(game, lesson)
    followed: list[Hint] = []
    for _ in range(30):
        happened = [event.kind for event in match.events]
        if lesson.goal in happened or not match.pending:
            return match, followed
        (decision,) = match.pending
        hint = hint_for(lesson, decision, happened)
        assert hint is not None, f"{lesson.id}: nothing is said at {decision.kind}: {[o.key for o in decision.options]}"
        followed.append(hint)
        match.choose(decision.seat, *(hint.key.split() or [decision.options[0].key]))
    raise AssertionError(f"{lesson.id} does not end")


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=lambda value: getattr(value, "id", value))
def test_whoever_follows_a_lesson_learns_it(game: str, lesson: Lesson) -> None:
    match, followed = follow(game, lesson)
    assert lesson.goal in [event.kind for event in match.events]
    assert not match.rigged, "all that was prepared came to pass"
    optional = [hint for hint in lesson.hints if not hint.key]
    assert [hint for hint in lesson.hints if hint not in followed and hint not in optional] == []


def test_lessons_have_names_of_their_own_and_words_in_both_languages() -> None:
    for game in GAMES:
        lessons = rules(game).lessons()
        assert len({lesson.id for lesson in lessons}) == len(lessons)
        for lesson in lessons:
            for words in (lesson.title, lesson.lead, lesson.learnt, *(hint.say for hint in lesson.hints)):
                assert words.pl.strip() and words.en.strip() and words.pl != words.en, lesson.id


def test_elder_sign_is_taught_in_a_first_turn() -> None:
    assert 5 <= len(rules("elder-sign").lessons()) <= 7
    assert rules("elder-sign").lessons()[-1].goal == "elder-sign"


def test_dungeonology_is_taught_on_a_first_expedition_and_nobody_else_is_asked() -> None:
    lessons = rules("dungeonology").lessons()
    assert 6 <= len(lessons) <= 7 and lessons[-1].goal == "published"
    for lesson in lessons:
        _, followed = follow("dungeonology", lesson)
        assert followed
        match = begin("dungeonology", lesson)
        while match.pending and lesson.goal not in [event.kind for event in match.events]:
            (decision,) = match.pending
            assert decision.seat == 0, "one person learns: a rival's question would draw the curtain"
            hint = hint_for(lesson, decision, [event.kind for event in match.events])
            assert hint is not None
            match.choose(0, *(hint.key.split() or [decision.options[0].key]))
