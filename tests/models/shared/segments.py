"""What tiny models that segment pictures of 64 pixels have in common: their backbone, their labels and their pictures."""

LABELS = ["parrot", "tree", "sky"]
NAMES = {"id2label": dict(enumerate(LABELS)), "label2id": {name: at for at, name in enumerate(LABELS)}}
BACKBONE = {
    "embed_dim": 8, "depths": [1, 1, 1, 1], "num_heads": [1, 1, 2, 2], "window_size": 2, "image_size": 64,
    "out_features": ["stage1", "stage2", "stage3", "stage4"],
}  # fmt: skip
PICTURE = {"size": {"height": 64, "width": 64}, "num_labels": len(LABELS), "ignore_index": 255}
