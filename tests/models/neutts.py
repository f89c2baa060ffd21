# /// script
# dependencies = ["gguf"]
# ///
"""A language model of one block that knows each of the codec's 65,536 codes as a token, as safetensors or GGUF, and the codec.

It writes nothing but twenty of the codes and the end of the speech, as weights drawn at random would write of everything.
"""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent / "shared"))

import numpy as np
import torch
import transformers
from gguf import GGUFWriter, TokenType
from neuphonic_codec import save_codec
from tokenizers import Regex, Tokenizer, models, pre_tokenizers

CODES = [f"<|speech_{at}|>" for at in range(65536)]
END = "<|SPEECH_GENERATION_END|>"
EMOTIONS = ["angry", "disgusted", "fearful", "happy", "sad", "surprised"]
MARKS = [
    "<|TEXT_REPLACE|>", "<|SPEECH_REPLACE|>", "<|TEXT_PROMPT_START|>", "<|TEXT_PROMPT_END|>", "<|SPEECH_GENERATION_START|>", END,
    *(f"<|{emotion.upper()}|>" for emotion in EMOTIONS),
]  # fmt: skip
SPOKEN = CODES[12345:12365]
SIZE = 32

record = json.loads(Path(sys.argv[1]).read_text())
repositories = Path(sys.argv[2])
folder = repositories / record["id"]
folder.mkdir(parents=True)
reads_text = "neutts-2e" in record["id"]
torch.manual_seed(0)


def save_safetensors() -> None:
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    vocabulary = {word: at for at, word in enumerate([*letters, *MARKS, *CODES])}
    whole = Tokenizer(models.BPE(vocabulary, [], ignore_merges=True))
    # The codes are words of the vocabulary, as tens of thousands of added tokens take minutes to read.
    split = pre_tokenizers.Split(Regex(r"<\|\w+\|>"), "isolated")
    whole.pre_tokenizer = pre_tokenizers.Sequence([split, pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)])
    tokenizer = transformers.PreTrainedTokenizerFast(tokenizer_object=whole)
    tokenizer.save_pretrained(folder)
    sizes = {"hidden_size": SIZE, "intermediate_size": SIZE, "num_hidden_layers": 1, "num_attention_heads": 2, "num_key_value_heads": 2}
    config = transformers.LlamaConfig(vocab_size=len(vocabulary), tie_word_embeddings=True, **sizes)
    if reads_text:
        config.neuphonic = {"input_format": "BPE", "supported_emotions": EMOTIONS}
    model = transformers.LlamaForCausalLM(config).to(torch.bfloat16)
    spoken = {vocabulary[word] for word in [*SPOKEN, END]}
    model.generation_config.suppress_tokens = [at for at in range(len(vocabulary)) if at not in spoken]
    model.save_pretrained(folder)


def save_gguf() -> None:
    """The block passes on what it is given: after a code that it wrote it may end, after any other token it may not."""
    letters = [("<unk>", TokenType.UNKNOWN), ("<s>", TokenType.CONTROL), ("</s>", TokenType.CONTROL)]
    letters += [(f"<0x{byte:02X}>", TokenType.BYTE) for byte in range(256)]
    vocabulary = [*letters, *((word, TokenType.USER_DEFINED) for word in [*MARKS, *CODES])]
    words = [word for word, _ in vocabulary]
    writer = GGUFWriter(str(folder / "model-Q4_0.gguf"), "llama")
    writer.add_context_length(4096)
    writer.add_embedding_length(SIZE)
    writer.add_block_count(1)
    writer.add_feed_forward_length(SIZE)
    writer.add_head_count(2)
    writer.add_head_count_kv(2)
    writer.add_rope_dimension_count(SIZE // 2)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_vocab_size(len(words))
    writer.add_tokenizer_model("llama")
    writer.add_tokenizer_pre("default")
    writer.add_token_list(words)
    writer.add_token_scores([-float(at) for at in range(len(words))])
    writer.add_token_types([kind for _, kind in vocabulary])
    writer.add_bos_token_id(1)
    writer.add_eos_token_id(2)
    if reads_text:
        writer.add_string("neuphonic.input_format", "BPE")
        writer.add_array("neuphonic.supported_emotions", EMOTIONS)
    embedding = np.zeros((len(words), SIZE), np.float16)
    output = np.zeros((len(words), SIZE), np.float16)
    embedding[:, 0] = 1
    first = words.index(SPOKEN[0])
    embedding[first : first + len(SPOKEN), 1] = 1
    output[first : first + len(SPOKEN), 0] = 4
    output[words.index(END), :2] = -4, 8
    writer.add_tensor("token_embd.weight", embedding)
    writer.add_tensor("output.weight", output)
    writer.add_tensor("output_norm.weight", np.ones(SIZE, np.float32))
    for name in ("attn_norm", "ffn_norm"):
        writer.add_tensor(f"blk.0.{name}.weight", np.ones(SIZE, np.float32))
    for name in ("attn_q", "attn_k", "attn_v", "attn_output", "ffn_gate", "ffn_up", "ffn_down"):
        writer.add_tensor(f"blk.0.{name}.weight", np.zeros((SIZE, SIZE), np.float32))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


if record["id"].endswith("-gguf"):
    save_gguf()
else:
    save_safetensors()
save_codec(repositories, "neuphonic/neucodec")
