import mlx.core as mx
from mlxim.io import read_rgb
from mlxim.model import create_model
from mlxim.transform import ImageNetTransform

# The name of the architecture is one of mlxim.model.list_models()
model = create_model(
    "fill-in-architecture", weights="hf://awni/resnet18-mlx/model.safetensors"
)
model.eval()

# img_size is the number in the name of the model, 224 when there is none
transform = ImageNetTransform(train=False, img_size=224)
image = mx.array(transform(read_rgb("image.jpg")))
logits = model(mx.expand_dims(image, 0))
print(mx.argmax(logits, axis=-1))
