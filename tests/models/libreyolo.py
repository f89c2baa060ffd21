# /// script
# dependencies = ["sentencepiece", "protobuf"]
# parts = ["transformers"]
# ///
"""The smallest detector of LibreYOLO with random weights, saved by it; or a tiny Florence-2 or Gemma 4 under the id that it asks the hub for.

The classification bias of the detector is raised: it finds something everywhere, so that boxes are printed.
"""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent / "transformers"))

import torch

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)


def detector() -> None:
    """A checkpoint with what LibreYOLO notes of it: the family, the size and the names of the classes."""
    from libreyolo import LibreYOLO9

    model = LibreYOLO9(None, size="t", nb_classes=2)
    with torch.no_grad():
        for name, weights in model.model.named_parameters():
            if weights.shape == (2,) and name.endswith("bias"):
                weights += 12
    [name] = [one["rfilename"] for one in record.get("siblings", [{"rfilename": "model.pt"}]) if one["rfilename"].endswith(".pt")]
    model.save(str(folder / name))


def reader(kind: str) -> None:
    """A model of Transformers that reads pictures and texts."""
    import transformers
    from configurations import configuration_of
    from preprocessors import processor_of
    from texts import tokenizer_of

    tokenizer = tokenizer_of(kind, folder, Path(sys.argv[3]).read_text())
    name = {"florence2": "Florence2ForConditionalGeneration", "gemma4": "Gemma4ForConditionalGeneration"}[kind]
    config = configuration_of(kind, {**record, "config": {"architectures": [name]}}, tokenizer)
    if kind == "gemma4":
        # LibreYOLO asks for up to 560 tokens of a picture, which are at more places than a tiny model has.
        config.vision_config.position_embedding_size = 512
    model = getattr(transformers, name)(config)
    model.generation_config.suppress_tokens = list(tokenizer.all_special_ids)
    model.save_pretrained(folder)
    if kind == "gemma4":
        processor_of(kind, config, tokenizer, folder).save_pretrained(folder)
        return
    # One token for each of the 2 x 2 parts that four stages leave, and one for the whole.
    picture = transformers.CLIPImageProcessor(size={"height": 64, "width": 64}, do_center_crop=False, image_seq_length=5)
    transformers.Florence2Processor(picture, tokenizer, post_processor_config={"phrase_grounding": {}}).save_pretrained(folder)


kinds = [kind for kind in ("florence2", "gemma4") if kind in record["tags"]]
if kinds:
    reader(kinds[0])
else:
    detector()
