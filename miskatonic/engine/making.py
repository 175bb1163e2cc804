"""How the classes of content are made: fields and defaults from the class, tags and strictness from its keywords."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any

import msgspec

from miskatonic.engine.methods import init_method
from miskatonic.engine.spec import Default, Spec, above, default_of, describe, own_fields, spec

Tag = str | Callable[[str], str] | None


def make(
    cls: type,
    kw_only: bool,
    tag: Tag,
    tag_field: str | None,
    rename: Mapping[str, str] | None,
    omit_defaults: bool | None,
    forbid_unknown_fields: bool | None,
) -> None:
    """Of a class that has just been written; a native one says later what it is (`native`)."""
    own = own_fields(inspect.get_annotations(cls))
    defaults: dict[str, Default] = {}
    for name in own:
        if name in vars(cls):
            said = vars(cls)[name]
            delattr(cls, name)
            if isinstance(said, msgspec._core.Field):
                rename = {**(rename or {}), **({name: said.name} if said.name else {})}
                said = _said_default(said)
            if said is not msgspec.NODEFAULT:
                defaults[name] = default_of(cls, name, said)
    _describe(cls, own, defaults, kw_only, tag, tag_field, rename, omit_defaults, forbid_unknown_fields)
    known = spec(cls)
    if own and "__init__" not in vars(cls):
        scope: dict[str, Any] = {f"_{name}": made for name, made in known.defaults.items()}
        exec("\n".join(init_method(known, {name: f"_{name}()" for name in known.defaults})), scope)
        cls.__init__ = scope["__init__"]  # type: ignore[misc]


def _said_default(said: Any) -> Any:
    """What `msgspec.field` says of a default, if anything."""
    return (
        field(default_factory=said.default_factory)
        if said.default is msgspec.NODEFAULT and (said.default_factory is not msgspec.NODEFAULT)
        else said.default
    )


def native(
    cls: type,
    fields: dict[str, str],
    defaults: dict[str, Default],
    *,
    doc: str | None,
    frozen: bool = True,
    kw_only: bool = False,
    tag: Tag = None,
    tag_field: str | None = None,
    rename: Mapping[str, str] | None = None,
    omit_defaults: bool | None = None,
    forbid_unknown_fields: bool | None = None,
) -> None:
    """What the compiled form of a class says of itself."""
    cls.__annotations__ = fields
    cls.__doc__ = doc
    _describe(cls, tuple(fields), defaults, kw_only, tag, tag_field, rename, omit_defaults, forbid_unknown_fields)


def _describe(
    cls: type,
    own: tuple[str, ...],
    defaults: dict[str, Default],
    kw_only: bool,
    tag: Tag,
    tag_field: str | None,
    rename: Mapping[str, str] | None,
    sparse: bool | None,
    strict: bool | None,
) -> None:
    base = above(cls) or Spec((), {}, True, "")
    every = dict.fromkeys([*base.fields, *own])
    keywords = [name for name in every if (kw_only if name in own else name in base.keywords)]
    first = [name for name in every if name not in keywords]
    naming = tag if callable(tag) else base.naming
    if not isinstance(tag, str):
        tag = naming(cls.__name__) if naming is not None else ""
    describe(
        cls,
        Spec(
            (*first, *keywords),
            # A field that is said anew has the default that is said with it, or none.
            {name: made for name, made in base.defaults.items() if name not in own} | defaults,
            True,
            tag,
            tag_field or base.tag_field,
            naming,
            tuple(keywords),
            {**base.names, **(rename or {})},
            base.strict if strict is None else strict,
            base.sparse if sparse is None else sparse,
            part=True,
        ),
    )
