# /// script
# dependencies = ["sentencepiece"]
# ///
"""A tiny SpeechT5 and its vocoder with random weights, and the voice of a data set.

It stops after some frames: random weights may never write the mark that ends the speech.
"""

import json
import sys
from pathlib import Path

import numpy
import sentencepiece
import torch
import transformers

record = json.loads(Path(sys.argv[1]).read_text())
repositories = Path(sys.argv[2])
folder = repositories / record["id"]
folder.mkdir(parents=True)
torch.manual_seed(0)
letters = folder / "spm_char"
sentencepiece.SentencePieceTrainer.train(
    sentence_iterator=iter(["Good morning! The library opens at ten."]), model_prefix=str(letters), model_type="char",
    vocab_size=40, hard_vocab_limit=False, bos_id=0, pad_id=1, eos_id=2, unk_id=3,
)  # fmt: skip
tokenizer = transformers.SpeechT5Tokenizer(f"{letters}.model")
processor = transformers.SpeechT5Processor(transformers.SpeechT5FeatureExtractor(), tokenizer)
processor.save_pretrained(folder)
config = transformers.SpeechT5Config(
    vocab_size=len(tokenizer), hidden_size=32, encoder_layers=1, decoder_layers=1, encoder_attention_heads=2,
    decoder_attention_heads=2, encoder_ffn_dim=32, decoder_ffn_dim=32, speech_decoder_prenet_units=16,
    speech_decoder_postnet_units=16, num_conv_pos_embeddings=16, num_conv_pos_embedding_groups=2, conv_dim=[16] * 7,
)  # fmt: skip
model = transformers.SpeechT5ForTextToSpeech(config)
torch.nn.init.constant_(model.speech_decoder_postnet.prob_out.bias, 1.0)
model.save_pretrained(folder)
vocoder = transformers.SpeechT5HifiGanConfig(upsample_initial_channel=32)
transformers.SpeechT5HifiGan(vocoder).save_pretrained(repositories / "microsoft/speecht5_hifigan")
voice = repositories / "datasets/Xenova/transformers.js-docs/speaker_embeddings.bin"
voice.parent.mkdir(parents=True)
numpy.full(512, 0.1, dtype=numpy.float32).tofile(voice)
