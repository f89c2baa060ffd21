"""What a call runs: the name and the signatures of a thing that is called."""

from infer import Bound, Instance
from resolve import ClassThing, FunctionThing, Unknown
from signature import of_function

# Methods whose parameters differ from subclass to subclass.
REPLACED = ("__call__", "forward", "__init__")


def name_of(thing):
    """The full name of what a call of a thing runs."""
    if isinstance(thing, Instance):
        return f"{thing.cls.label}()"
    return thing.method.label if isinstance(thing, Bound) else thing.label


def signatures_of(inference, thing):
    """The signatures of a thing, one for each overload, and whether they are certain; none when it cannot be called."""
    if isinstance(thing, Instance):
        call = inference.attribute(thing, "__call__")
        return signatures_of(inference, call) if isinstance(call, Bound) else ([], False)
    if isinstance(thing, ClassThing):
        found = inference.classes.constructor(thing)
        found = [] if isinstance(found, Unknown) else found
    elif isinstance(thing, (Bound, FunctionThing)):
        function = thing.method if isinstance(thing, Bound) else thing
        # A plain method taken from its class gets self by hand.
        bound = isinstance(thing, Bound) and function.kind != "static"
        found = [of_function(one, bound) for one in (function.node, *function.overloads)]
    else:
        found = []
    return found, is_sure(thing) and not any(one.decorated for one in found)


def is_sure(thing):
    """Whether a method is the one that runs: the object is of just this class, or the class itself defines it."""
    if not (isinstance(thing, Bound) and isinstance(thing.owner, Instance)) or thing.owner.exact:
        return True
    if thing.method.node.name not in REPLACED:
        return True
    return thing.owner.made and thing.method.owner.node is thing.owner.cls.node
