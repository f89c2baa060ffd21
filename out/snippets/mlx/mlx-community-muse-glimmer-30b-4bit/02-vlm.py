from mlx_vlm import generate, load
from mlx_vlm.prompt_utils import apply_chat_template
from mlx_vlm.utils import load_config

model, processor = load("mlx-community/Muse-Glimmer-30B-4bit")
config = load_config("mlx-community/Muse-Glimmer-30B-4bit")

images = ["http://images.cocodataset.org/val2017/000000039769.jpg"]
prompt = apply_chat_template(
    processor, config, "What is in this picture?", num_images=len(images)
)

result = generate(model, processor, prompt, images)
print(result.text)
