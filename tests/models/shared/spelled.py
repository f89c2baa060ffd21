"""A tokenizer of letters for a causal model, saved as the class that its repository names."""

import json
import string
from pathlib import Path

import transformers
from tokenizers import Tokenizer, decoders, models, pre_tokenizers

SPACE = "\u2581"


def save_tokenizer(folder: Path, named: str, special: dict[str, str]) -> int:
    """Writes its files, and says how many words it has."""
    folder.mkdir(parents=True, exist_ok=True)
    words = [*special.values(), SPACE, "\n", *string.ascii_letters, *string.digits, *string.punctuation]
    whole = Tokenizer(models.BPE({word: at for at, word in enumerate(words)}, [], unk_token=special["unk_token"]))
    whole.pre_tokenizer = pre_tokenizers.Metaspace(replacement=SPACE)
    whole.decoder = decoders.Metaspace(replacement=SPACE)
    transformers.PreTrainedTokenizerFast(tokenizer_object=whole, **special).save_pretrained(folder)
    settings = folder / "tokenizer_config.json"
    settings.write_text(json.dumps(json.loads(settings.read_text()) | {"tokenizer_class": named}))
    return len(words)
