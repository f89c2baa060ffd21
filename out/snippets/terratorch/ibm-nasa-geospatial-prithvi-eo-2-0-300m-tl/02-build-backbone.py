from terratorch.registry import BACKBONE_REGISTRY

backbone = BACKBONE_REGISTRY.build("prithvi_eo_v2_300_tl", pretrained=True)
print(backbone)
