"""A tokenizer whose words are bytes."""

import transformers
from tokenizers import Tokenizer, decoders, models, pre_tokenizers

SPECIAL = ["<unk>", "<s>", "<|endoftext|>"]


def byte_tokenizer(*marks: str):
    """Reads every text. Ids 0 to 2 are special tokens; the marks are whole words behind the bytes."""
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    whole = Tokenizer(models.BPE({word: at for at, word in enumerate([*SPECIAL, *letters])}, []))
    whole.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    whole.decoder = decoders.ByteLevel()
    roles = {"unk_token": "<unk>", "bos_token": "<s>", "eos_token": "<|endoftext|>", "pad_token": "<|endoftext|>"}
    return transformers.PreTrainedTokenizerFast(tokenizer_object=whole, additional_special_tokens=list(marks), **roles)
