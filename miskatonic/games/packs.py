"""`--pack DIR`: packs of people's own, read, checked and laid over the content of their games."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

import msgspec

from miskatonic.engine.errors import BadOptions, ContentError
from miskatonic.engine.message import Msg
from miskatonic.engine.overlay import MANIFEST, Pack, lay_over, packs_over
from miskatonic.engine.pack import Words, fingerprint, read_yaml
from miskatonic.games.registry import package, rules


class Manifest(msgspec.Struct, forbid_unknown_fields=True):
    """`pack.yaml`."""

    id: str
    game: str
    name: Words


class BadPack(BadOptions, ContentError):
    """A pack that cannot be used; `problems` name file, card and field."""

    def __init__(self, pack: str, problems: list[str]) -> None:
        BadOptions.__init__(self, Msg("problem-pack-wrong", {"pack": pack, "problems": "\n" + "\n".join(problems)}))
        self.problems = problems


def read_pack(folder: Path) -> Pack:
    """A folder as its manifest describes it; its components are not looked at yet."""
    try:
        found = msgspec.convert(read_yaml(folder / MANIFEST), Manifest)
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", found.id):
            raise ContentError(["id: small letters, digits and single hyphens only"])
    except (ContentError, msgspec.ValidationError) as problem:
        raise BadOptions(Msg("problem-pack-manifest", {"folder": str(folder), "reason": str(problem)})) from problem
    names = {"pl": found.name.pl, "en": found.name.en}
    return Pack(found.id, found.game, names, folder.resolve(), fingerprint(folder))


def use(folders: Sequence[Path]) -> list[Pack]:
    """Before any game is read. A pack with mistakes is not used, and they are all said at once."""
    packs = [read_pack(folder) for folder in folders]
    for name in dict.fromkeys(pack.id for pack in packs):
        same = [str(pack.folder) for pack in packs if pack.id == name]
        if len(same) > 1:
            raise BadOptions(Msg("problem-pack-twice", {"pack": name, "folders": ", ".join(same)}))
    for game in dict.fromkeys(pack.game for pack in packs):
        _lay_over(game, [pack for pack in packs if pack.game == game])
    return packs


def problems_of(pack: Pack) -> list[str]:
    """What is wrong with a pack, over the content of its game and nothing else."""
    content = _content(pack.game)
    before = packs_over(content)
    lay_over(content, [pack])
    try:
        return _strangers(pack) + rules(pack.game).check_content(content)
    finally:
        lay_over(content, before)


def _lay_over(game: str, packs: list[Pack]) -> None:
    content = _content(game)
    lay_over(content, packs)
    for pack in packs:
        wrong = _strangers(pack)
        if wrong:
            raise BadPack(pack.id, wrong)
    problems = rules(game).check_content(content)
    if problems:
        raise BadPack(", ".join(pack.id for pack in packs), problems)


def _strangers(pack: Pack) -> list[str]:
    """Files that the game would never read."""
    known = [f"{kind}.yaml" for kind in rules(pack.game).card_types()]
    files = sorted(path.name for path in pack.folder.iterdir() if path.suffix in (".yaml", ".yml"))
    strange = [name for name in files if name not in (*known, MANIFEST)]
    found = [f"{pack.id}/{name}: no such kind; there is {', '.join(known)}" for name in strange]
    if files == [MANIFEST]:
        found.append(f"{pack.id}: no components; there can be {', '.join(known)}")
    return found


def _content(game: str) -> Path:
    """Found without reading it."""
    spec = find_spec(package(game))
    assert spec is not None and spec.origin is not None
    return Path(spec.origin).parent / "content"
