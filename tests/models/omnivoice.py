# /// script
# dependencies = []
# ///
"""A Qwen 3 of one layer that fills in the tokens of sound, with the codec of Higgs Audio 2 in its folder audio_tokenizer, all of random weights."""

import json
import sys
from pathlib import Path

import torch
from omnivoice.models.omnivoice import OmniVoice, OmniVoiceConfig
from tokenizers import Tokenizer, decoders, models, pre_tokenizers
from transformers import (
    DacConfig, DacFeatureExtractor, HiggsAudioV2TokenizerConfig, HiggsAudioV2TokenizerModel, HubertConfig, PreTrainedTokenizerFast, Qwen3Config,
)  # fmt: skip

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
CODES = 32
CODEBOOKS = 2

alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
letters = Tokenizer(models.BPE({letter: at for at, letter in enumerate(alphabet)}, []))
letters.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
letters.decoder = decoders.ByteLevel()
marks = ["<|denoise|>", "<|lang_start|>", "<|lang_end|>", "<|instruct_start|>", "<|instruct_end|>", "<|text_start|>", "<|text_end|>"]
tokenizer = PreTrainedTokenizerFast(tokenizer_object=letters, eos_token="<|im_end|>", pad_token="<|endoftext|>", additional_special_tokens=marks)
tokenizer.save_pretrained(folder)

small = {"hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 1, "num_attention_heads": 4, "head_dim": 8}
words = Qwen3Config(vocab_size=len(tokenizer), num_key_value_heads=2, **small)
sizes = {"audio_vocab_size": CODES + 1, "audio_mask_id": CODES, "num_audio_codebook": CODEBOOKS, "audio_codebook_weights": [2, 1]}
OmniVoice(OmniVoiceConfig(llm_config=words, **sizes)).save_pretrained(folder)

# 960 samples are a frame, as in the codec: 25 frames of 2 x 5 bits a second, and half as many as HuBERT hears.
ratios = [8, 5, 4, 2, 3]
acoustic = DacConfig(
    encoder_hidden_size=4, decoder_hidden_size=64, hidden_size=16, codebook_size=CODES, codebook_dim=8, n_codebooks=CODEBOOKS,
    downsampling_ratios=ratios, upsampling_ratios=ratios, sampling_rate=24_000,
)  # fmt: skip
semantic = HubertConfig(
    hidden_size=16, intermediate_size=16, num_hidden_layers=1, num_attention_heads=2, conv_dim=(8,) * 7, mask_time_prob=0.0,
    num_conv_pos_embeddings=16, num_conv_pos_embedding_groups=2,
)  # fmt: skip
codec = HiggsAudioV2TokenizerConfig(
    acoustic_model_config=acoustic, semantic_model_config=semantic, codebook_size=CODES, codebook_dim=32,
    target_bandwidths=[0.25],
)  # fmt: skip
HiggsAudioV2TokenizerModel(codec).save_pretrained(folder / "audio_tokenizer")
DacFeatureExtractor(sampling_rate=24_000, hop_length=960).save_pretrained(folder / "audio_tokenizer")
