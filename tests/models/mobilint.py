# /// script
# dependencies = []
# ///
"""The configuration and the tokenizer of a small Llama beside an empty program for the vendor's processor."""

import json
import sys
from pathlib import Path

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
if "text-generation" in record["tags"]:
    import torch
    import transformers
    from safetensors.torch import save_file
    from tokenizers import Tokenizer, models, pre_tokenizers
    from transformers_mblt.models.llama.configuration_llama import MobilintLlamaConfig

    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    words = Tokenizer(models.BPE({word: at for at, word in enumerate(["<s>", "</s>", *letters])}, []))
    words.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer = transformers.PreTrainedTokenizerFast(tokenizer_object=words, bos_token="<s>", eos_token="</s>")
    tokenizer.chat_template = "{% for message in messages %}{{ message.content }}{% endfor %}"
    tokenizer.save_pretrained(folder)
    sizes = {"hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 1, "num_attention_heads": 4}
    config = MobilintLlamaConfig(vocab_size=len(letters) + 2, **sizes, mxq_path="model.mxq", architectures=["MobilintLlamaForCausalLM"])
    config.save_pretrained(folder)
    # The embeddings alone are computed outside of the processor.
    save_file({"model.embed_tokens.weight": torch.zeros(len(letters) + 2, 32)}, folder / "model.safetensors", {"format": "pt"})
(folder / "model.mxq").write_bytes(b"")
# Where mblt_vision looks for its default ResNet50.
vision = Path(sys.argv[2], "mobilint/ResNet50.tv2_in1k/aries-rb")
vision.mkdir(parents=True)
(vision / "resnet50_IMAGENET1K_V2.mxq").write_bytes(b"")
