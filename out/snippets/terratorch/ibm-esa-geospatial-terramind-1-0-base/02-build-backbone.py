from terratorch.registry import BACKBONE_REGISTRY

backbone = BACKBONE_REGISTRY.build(
    "terramind_v1_base",
    pretrained=True,
    modalities=["S2L2A", "S1GRD"],
)
print(backbone)
