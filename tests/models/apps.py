# /// script
# dependencies = ["gguf", "numpy", "safetensors", "tokenizers"]
# ///
"""A tiny Llama that says letters: as the GGUF files that the record lists, or as a repository with safetensors. Where the
record is of embeddings, a tiny BERT that averages its tokens, as a GGUF file.

Its answers are short and readable whatever its weights are: the first two dimensions of every vector are great, and the
rows of the output matrix hold there what makes letters likely and the rest impossible. A text ends after every other letter
with a chance of one in three, and never before the first one.
"""

import json
import sys
from pathlib import Path

import numpy as np

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)

# Scales of quantized types are in blocks of 256 numbers along a row.
DIM, HEADS, LAYERS, HIDDEN, CONTEXT = 256, 4, 1, 256, 131072
# Pairs of letters are tokens of texts that are read, never of answers: what agents send fits into the context that their
# server is started with when it is counted in pieces of words.
SMALL = "abcdefghijklmnopqrstuvwxyz"
PAIRS = [first + second for first in SMALL for second in SMALL]
LETTERS = [*"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"]
WORDS = [" the", " fox", " day", " and", " one"]
TEMPLATE = (
    "{%- if tools %}{{- '<|im_start|>system\\n' }}{%- for tool in tools %}{{- tool | tojson }}{%- endfor %}"
    "{{- '<|im_end|>\\n' }}{%- endif %}{%- for message in messages %}"
    "{{- '<|im_start|>' + message.role + '\\n' }}{%- if message.content is string %}{{- message.content }}"
    "{%- else %}{%- for part in message.content %}{{- part.text }}{%- endfor %}{%- endif %}{{- '<|im_end|>\\n' }}"
    "{%- endfor %}{%- if add_generation_prompt %}{{- '<|im_start|>assistant\\n' }}{%- endif %}"
)
random = np.random.default_rng(0)


def matrix(rows, columns=DIM):
    return random.normal(0, 0.02, (rows, columns)).astype(np.float32)


def embedding(size, likely):
    rows = matrix(size)
    rows[:, 0] = 4
    rows[:, 1] = -4
    rows[likely[::2], 1] = 4
    return rows


def output(size, likely, end):
    rows = matrix(size)
    rows[:, 0] = -4
    rows[likely, 0] = 0.5
    rows[end, 0] = 0.5
    rows[end, 1] = 0.3
    return rows


def layers():
    """The weights of each layer, by the names that both formats have in common."""
    for _ in range(LAYERS):
        yield {
            "q": matrix(DIM), "k": matrix(DIM), "v": matrix(DIM), "o": matrix(DIM),
            "gate": matrix(HIDDEN), "up": matrix(HIDDEN), "down": matrix(DIM, HIDDEN),
        }  # fmt: skip


def write_gguf(path):
    import gguf

    pieces = ["<unk>", "<s>", "</s>", *(f"<0x{byte:02X}>" for byte in range(256))]
    control = ["<|im_start|>", "<|im_end|>"]
    words = ["▁", *LETTERS, *(word.replace(" ", "▁") for word in WORDS)]
    tokens = [*pieces, *control, *words, *PAIRS]
    kinds = [
        gguf.TokenType.UNKNOWN, gguf.TokenType.CONTROL, gguf.TokenType.CONTROL,
        *[gguf.TokenType.BYTE] * 256, *[gguf.TokenType.CONTROL] * 2, *[gguf.TokenType.NORMAL] * (len(words) + len(PAIRS)),
    ]  # fmt: skip
    first = len(pieces) + len(control)
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_name("tiny")
    writer.add_context_length(CONTEXT)
    writer.add_embedding_length(DIM)
    writer.add_block_count(LAYERS)
    writer.add_feed_forward_length(HIDDEN)
    writer.add_head_count(HEADS)
    writer.add_head_count_kv(HEADS)
    writer.add_rope_dimension_count(DIM // HEADS)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_vocab_size(len(tokens))
    writer.add_file_type(gguf.LlamaFileType.ALL_F32)
    writer.add_tokenizer_model("llama")
    writer.add_token_list(tokens)
    writer.add_token_scores([0.0] * first + [float(-at) for at in range(len(words) + len(PAIRS))])
    writer.add_token_types(kinds)
    writer.add_bos_token_id(1)
    writer.add_eos_token_id(2)
    if "conversational" in record.get("tags", []):
        writer.add_eot_token_id(tokens.index("<|im_end|>"))
        writer.add_chat_template(TEMPLATE)
    likely = list(range(first, first + len(words)))
    writer.add_tensor("token_embd.weight", embedding(len(tokens), likely))
    writer.add_tensor("output_norm.weight", np.ones(DIM, np.float32))
    writer.add_tensor("output.weight", output(len(tokens), likely, 2))
    for at, layer in enumerate(layers()):
        for name, key in [
            ("attn_q", "q"), ("attn_k", "k"), ("attn_v", "v"), ("attn_output", "o"),
            ("ffn_gate", "gate"), ("ffn_up", "up"), ("ffn_down", "down"),
        ]:  # fmt: skip
            writer.add_tensor(f"blk.{at}.{name}.weight", layer[key])
        for name in ["attn_norm", "ffn_norm"]:
            writer.add_tensor(f"blk.{at}.{name}.weight", np.ones(DIM, np.float32))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def write_bert(path):
    """The architecture, the names and the tokenizer of the converter of llama.cpp (conversion of BertModel)."""
    import gguf

    # Words begin with the mark that the converter writes before them; the rest goes on with a word.
    letters = [*"abcdefghijklmnopqrstuvwxyz0123456789.,"]
    special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
    tokens = [*special, *("\u2581" + letter for letter in letters), *letters]
    kinds = [gguf.TokenType.CONTROL] * len(special) + [gguf.TokenType.NORMAL] * (len(letters) * 2)
    writer = gguf.GGUFWriter(path, "bert")
    writer.add_name("tiny")
    writer.add_context_length(512)
    writer.add_embedding_length(DIM)
    writer.add_block_count(LAYERS)
    writer.add_feed_forward_length(HIDDEN)
    writer.add_head_count(HEADS)
    writer.add_layer_norm_eps(1e-12)
    writer.add_causal_attention(False)
    writer.add_pooling_type(gguf.PoolingType.MEAN)
    writer.add_file_type(gguf.LlamaFileType.ALL_F32)
    writer.add_vocab_size(len(tokens))
    writer.add_tokenizer_model("bert")
    writer.add_tokenizer_pre("default")
    writer.add_token_list(tokens)
    writer.add_token_types(kinds)
    writer.add_token_type_count(2)
    for add, token in [
        (writer.add_pad_token_id, "[PAD]"), (writer.add_unk_token_id, "[UNK]"),
        (writer.add_bos_token_id, "[CLS]"), (writer.add_sep_token_id, "[SEP]"), (writer.add_eos_token_id, "[SEP]"),
        (writer.add_mask_token_id, "[MASK]"),
    ]:  # fmt: skip
        add(tokens.index(token))

    def norm(name):
        writer.add_tensor(f"{name}.weight", np.ones(DIM, np.float32))
        writer.add_tensor(f"{name}.bias", np.zeros(DIM, np.float32))

    def linear(name, rows, columns=DIM):
        writer.add_tensor(f"{name}.weight", matrix(rows, columns))
        writer.add_tensor(f"{name}.bias", np.zeros(rows, np.float32))

    writer.add_tensor("token_embd.weight", matrix(len(tokens)))
    writer.add_tensor("token_types.weight", matrix(2))
    writer.add_tensor("position_embd.weight", matrix(512))
    norm("token_embd_norm")
    for at in range(LAYERS):
        for part in ["attn_q", "attn_k", "attn_v", "attn_output"]:
            linear(f"blk.{at}.{part}", DIM)
        norm(f"blk.{at}.attn_output_norm")
        linear(f"blk.{at}.ffn_up", HIDDEN)
        linear(f"blk.{at}.ffn_down", DIM, HIDDEN)
        norm(f"blk.{at}.layer_output_norm")
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def write_safetensors():
    from safetensors.numpy import save_file
    from tokenizers import AddedToken, Tokenizer, decoders, models, pre_tokenizers

    special = ["<unk>", "<s>", "</s>", "<|im_start|>", "<|im_end|>"]
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    vocabulary = {token: at for at, token in enumerate([*special, *alphabet])}
    tokenizer = Tokenizer(models.BPE(vocab=vocabulary, merges=[], unk_token="<unk>"))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.add_special_tokens([AddedToken(token, special=True) for token in special])
    tokenizer.save(str(folder / "tokenizer.json"))
    names = {"tokenizer_class": "PreTrainedTokenizerFast", "bos_token": "<s>", "eos_token": "</s>", "unk_token": "<unk>"}
    chat = {"chat_template": TEMPLATE} if "conversational" in record.get("tags", []) else {}
    (folder / "tokenizer_config.json").write_text(json.dumps({**names, **chat}))
    config = {
        "architectures": ["LlamaForCausalLM"], "model_type": "llama", "hidden_size": DIM, "num_hidden_layers": LAYERS,
        "intermediate_size": HIDDEN, "num_attention_heads": HEADS, "num_key_value_heads": HEADS, "rms_norm_eps": 1e-5,
        "vocab_size": len(vocabulary), "max_position_embeddings": 2048, "bos_token_id": 1, "eos_token_id": 2,
        "tie_word_embeddings": False, "torch_dtype": "float32",
    }  # fmt: skip
    (folder / "config.json").write_text(json.dumps(config))
    likely = [vocabulary[letter] for letter in LETTERS]
    tensors = {
        "model.embed_tokens.weight": embedding(len(vocabulary), likely),
        "model.norm.weight": np.ones(DIM, np.float32),
        "lm_head.weight": output(len(vocabulary), likely, 2),
    }
    for at, layer in enumerate(layers()):
        for name, key in [
            ("self_attn.q_proj", "q"), ("self_attn.k_proj", "k"), ("self_attn.v_proj", "v"), ("self_attn.o_proj", "o"),
            ("mlp.gate_proj", "gate"), ("mlp.up_proj", "up"), ("mlp.down_proj", "down"),
        ]:  # fmt: skip
            tensors[f"model.layers.{at}.{name}.weight"] = layer[key]
        for name in ["input_layernorm", "post_attention_layernorm"]:
            tensors[f"model.layers.{at}.{name}.weight"] = np.ones(DIM, np.float32)
    save_file(tensors, folder / "model.safetensors", metadata={"format": "mlx"})


files = [sibling["rfilename"] for sibling in record.get("siblings", []) if sibling["rfilename"].endswith(".gguf")]
embeds = record.get("pipeline_tag", "feature-extraction") in ["feature-extraction", "sentence-similarity"] and bool(
    {"feature-extraction", "sentence-similarity"} & {*record.get("tags", [])}
)
if embeds:
    # The record lists no file: this is the name that programs look for when none is asked for.
    for name in files or ["model-Q4_K_M.gguf"]:
        write_bert(folder / name)
elif files:
    for name in files:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        write_gguf(folder / name)
else:
    write_safetensors()
