from terratorch.registry import BACKBONE_REGISTRY

# Backbones are registered by name: pick the one that belongs to this repository.
for name in BACKBONE_REGISTRY:
    if name.startswith("terratorch_"):
        print(name)

backbone = BACKBONE_REGISTRY.build("fill-in-backbone-name", pretrained=True)
