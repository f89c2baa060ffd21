"""What a check finds in one snippet."""

from dataclasses import dataclass, field


@dataclass
class Report:
    """What was found: imports and keywords as texts, failures as [line, sentence, top-level module],
    unchecked as [line, reason], accepted (by **) as [line, callee, keyword],
    doubts (attributes that cannot be looked up) as [line, name]."""

    imports: set = field(default_factory=set)
    keywords: set = field(default_factory=set)
    accepted: list = field(default_factory=list)
    failures: list = field(default_factory=list)
    unchecked: list = field(default_factory=list)
    doubts: list = field(default_factory=list)
    modules: set = field(default_factory=set)
