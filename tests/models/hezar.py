# /// script
# dependencies = []
# ///
"""A small model of the seed's task by Hezar's own classes, with a tokenizer that knows the words of the snippet."""

import json
import re
import sys
from pathlib import Path

import torch

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
torch.manual_seed(0)
words = sorted(set(re.findall("[آ-ی]+", Path(sys.argv[3]).read_text())))
SMALL = {"hidden_size": 32, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 32}


def tokenizer_of(special: list[str], **named: str):
    """Whole words, saved in the folder that Model.load reads."""
    from hezar.preprocessors import WordPieceConfig, WordPieceTokenizer
    from tokenizers import Tokenizer, models, pre_tokenizers, processors

    tokens = [*special, *words]
    of_words = Tokenizer(models.WordPiece({token: at for at, token in enumerate(tokens)}, unk_token=special[1]))
    of_words.pre_tokenizer = pre_tokenizers.Whitespace()
    of_words.add_special_tokens(special)
    of_words.post_processor = processors.TemplateProcessing(
        single=f"{special[2]} $A {special[3]}", special_tokens=[(special[2], 2), (special[3], 3)],
    )  # fmt: skip
    file = folder / "tokenizer.json"
    folder.mkdir(parents=True)
    of_words.save(str(file))
    tokenizer = WordPieceTokenizer(WordPieceConfig(**named), tokenizer_file=str(file))
    tokenizer.save(str(folder))
    file.unlink()
    return len(tokens)


def classifier():
    from hezar.models import BertTextClassification, BertTextClassificationConfig

    size = tokenizer_of(["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"])
    config = BertTextClassificationConfig(id2label={0: "negative", 1: "positive"}, num_labels=2, vocab_size=size, **SMALL)
    return BertTextClassification(config)


def filler():
    from hezar.models import RobertaMaskFilling, RobertaMaskFillingConfig

    special = ["<pad>", "<unk>", "<s>", "</s>", "<mask>"]
    named = {"pad_token": "<pad>", "unk_token": "<unk>", "cls_token": "<s>", "sep_token": "</s>", "mask_token": "<mask>"}
    size = tokenizer_of(special, **named)
    return RobertaMaskFilling(RobertaMaskFillingConfig(vocab_size=size, pad_token_id=0, **SMALL))


def reader():
    from hezar.models import CRNNImage2Text, CRNNImage2TextConfig
    from hezar.preprocessors import ImageProcessor, ImageProcessorConfig

    labels = dict(enumerate(["", *"ابپتجچحخدر"]))
    settings = ImageProcessorConfig(mean=[0.6], std=[0.2], rescale=1 / 255, size=[128, 32], gray_scale=True)
    ImageProcessor(settings).save(str(folder))
    return CRNNImage2Text(CRNNImage2TextConfig(id2label=labels, map2seq_in_dim=1024, rnn_dim=16))


{"image-to-text": reader, "fill-mask": filler}.get(record["pipeline_tag"], classifier)().save(str(folder), save_preprocessor=False)
