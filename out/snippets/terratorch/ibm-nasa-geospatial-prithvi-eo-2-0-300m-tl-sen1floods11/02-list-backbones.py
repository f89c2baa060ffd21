from terratorch.registry import BACKBONE_REGISTRY

# Backbones are registered by name: pick the one that this repository was trained
# from, and build it with BACKBONE_REGISTRY.build(name, pretrained=True).
for name in BACKBONE_REGISTRY:
    if name.startswith("terratorch_"):
        print(name)
