"""Language models that write nothing but tokens of speech: a Qwen 2, and a LLaMA as GGUF."""

from pathlib import Path

import numpy as np
from graphs import random

SOUNDS = 256
MARKS = [
    "<|TEXT_PROMPT_START|>", "<|TEXT_PROMPT_END|>", "<|SPEECH_GENERATION_START|>", "<|TEXT_REPLACE|>", "<|SPEECH_REPLACE|>",
    "<|emotion_0|>", "<|speaker_16|>",
]  # fmt: skip
# The last one ends what is said.
SPEECH = [*(f"<|speech_{at}|>" for at in range(SOUNDS)), "<|SPEECH_GENERATION_END|>"]


def letters(more: list[str]):
    """Byte-level BPE without merges, which takes some words whole."""
    from tokenizers import AddedToken, Tokenizer, decoders, models, pre_tokenizers

    alphabet = ["[PAD]", "[END]", *sorted(pre_tokenizers.ByteLevel.alphabet())]
    whole = Tokenizer(models.BPE({letter: at for at, letter in enumerate(alphabet)}, []))
    whole.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    whole.decoder = decoders.ByteLevel()
    whole.add_tokens([AddedToken(word, normalized=False) for word in more])
    return whole


def save_qwen(folder: Path) -> None:
    import torch
    import transformers

    torch.manual_seed(0)
    whole = letters([*MARKS, *SPEECH])
    tokenizer = transformers.PreTrainedTokenizerFast(tokenizer_object=whole, pad_token="[PAD]", eos_token="[END]")
    sizes = {"hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 1, "num_attention_heads": 4, "num_key_value_heads": 2}
    config = transformers.Qwen2Config(vocab_size=len(tokenizer), max_position_embeddings=2048, pad_token_id=0, eos_token_id=1, **sizes)
    model = transformers.Qwen2ForCausalLM(config)
    spoken = set(tokenizer.convert_tokens_to_ids(SPEECH))
    model.generation_config.suppress_tokens = [at for at in range(len(tokenizer)) if at not in spoken]
    for part in (model, tokenizer):
        part.save_pretrained(folder)


def save_gguf(file: Path) -> None:
    """Its first number is the same for every token, and speaks against all that are not speech."""
    from gguf import GGUFWriter, TokenType

    size, inner, heads = 32, 64, 4
    words = [("<unk>", TokenType.UNKNOWN), ("<s>", TokenType.CONTROL), ("</s>", TokenType.CONTROL)]
    words += [(f"<0x{byte:02X}>", TokenType.BYTE) for byte in range(256)]
    words += [("\u2581", TokenType.NORMAL), *((word, TokenType.USER_DEFINED) for word in [*MARKS, *SPEECH])]
    writer = GGUFWriter(str(file), "llama")
    writer.add_context_length(2048)
    writer.add_embedding_length(size)
    writer.add_block_count(1)
    writer.add_feed_forward_length(inner)
    writer.add_head_count(heads)
    writer.add_head_count_kv(heads)
    writer.add_rope_dimension_count(size // heads)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_vocab_size(len(words))
    writer.add_tokenizer_model("llama")
    writer.add_tokenizer_pre("default")
    writer.add_token_list([word for word, _ in words])
    writer.add_token_scores([-float(at) for at in range(len(words))])
    writer.add_token_types([kind for _, kind in words])
    writer.add_bos_token_id(1)
    writer.add_eos_token_id(2)
    table, output = random(len(words), size), random(len(words), size)
    table[:, 0] = 1
    output[: -len(SPEECH), 0] = -100
    output[-len(SPEECH) :, 0] = 0
    block = {f"attn_{name}": random(size, size) for name in ("q", "k", "v", "output")}
    block |= {"ffn_gate": random(inner, size), "ffn_up": random(inner, size), "ffn_down": random(size, inner)}
    for back in ("attn_output", "ffn_down"):
        block[back][0] = 0
    block |= {name: np.ones(size, np.float32) for name in ("attn_norm", "ffn_norm")}
    tensors = {"token_embd.weight": table, "output_norm.weight": np.ones(size, np.float32), "output.weight": output}
    for name, values in (tensors | {f"blk.0.{name}.weight": values for name, values in block.items()}).items():
        writer.add_tensor(name, values)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
