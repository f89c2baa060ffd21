"""Signatures as written, and whether a call fits one."""

import ast
from dataclasses import dataclass, field

# Decorators that leave the signature as it is written.
HARMLESS = (
    "staticmethod",
    "classmethod",
    "abstractmethod",
    "wraps",
    "no_grad",
    "inference_mode",
    "lru_cache",
    "cache",
    "overload",
    "override",
    "final",
    "validate_hf_hub_args",
    "replace_example_docstring",
    "deprecated",
    "property",
    "add_start_docstrings",
    "add_end_docstrings",
    "auto_docstring",
    "can_return_tuple",
    "keras_export",
    "tf_export",
)


@dataclass
class Signature:
    """Parameters of a callable, without self or cls."""

    positional: list = field(default_factory=list)
    keywords: set = field(default_factory=set)
    required: set = field(default_factory=set)
    positional_only: set = field(default_factory=set)
    rest: bool = False
    others: bool = False
    # The decorator that may change the signature; empty when there is none.
    decorated: str = ""


def of_function(node, bound):
    """The signature of a function definition; bound drops the first parameter (self or cls)."""
    spec = node.args
    names = [one.arg for one in spec.posonlyargs + spec.args]
    optional = len(spec.defaults)
    required = set(names[: len(names) - optional])
    required |= {one.arg for one, default in zip(spec.kwonlyargs, spec.kw_defaults) if default is None}
    if bound and names:
        required.discard(names[0])
        names = names[1:]
    only = {one.arg for one in spec.posonlyargs}
    keywords = {name for name in names if name not in only} | {one.arg for one in spec.kwonlyargs}
    signature = Signature(names, keywords, required, only, spec.vararg is not None, spec.kwarg is not None)
    for one in node.decorator_list:
        text = ast.unparse(one.func if isinstance(one, ast.Call) else one)
        if not text.split(".")[-1].startswith(HARMLESS):
            signature.decorated = text
    return signature


def fields_signature(fields):
    """The constructor of a record class, from its fields (name → whether it has no default)."""
    if fields is None:
        return Signature(rest=True, others=True)
    return Signature(list(fields), set(fields), {name for name, needed in fields.items() if needed})


def fit(signature, call):
    """How a call fits: ([(keyword, found or accepted)], [sentence for each misfit])."""
    good, bad = [], []
    named = [one for one in call.keywords if one.arg is not None]
    for one in named:
        if one.arg in signature.keywords:
            good.append((one.arg, "found"))
        elif signature.others:
            good.append((one.arg, "accepted"))
        else:
            bad.append((one.lineno, f"has no parameter {one.arg}"))
    spread = any(isinstance(one, ast.Starred) for one in call.args) or len(named) < len(call.keywords)
    if not signature.rest and not spread and len(call.args) > len(signature.positional):
        bad.append((call.lineno, f"takes {len(signature.positional)} positional arguments, {len(call.args)} are given"))
    if not spread and not bad:
        given = set(signature.positional[: len(call.args)]) | {one.arg for one in named}
        missing = sorted(signature.required - given)
        if missing:
            bad.append((call.lineno, f"needs {', '.join(missing)}"))
    return good, bad
