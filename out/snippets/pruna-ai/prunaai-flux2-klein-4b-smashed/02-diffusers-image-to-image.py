from diffusers.utils import load_image
from pruna import PrunaModel

pipe = PrunaModel.from_pretrained("PrunaAI/flux2-klein-4b-smashed")

prompt = "Turn this cat into a dog"
image_url = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
image = load_image(image_url)
output = pipe(
    image=image,
    prompt=prompt,
    num_inference_steps=4,  # it was distilled: few steps
).images[0]
output.save("output.png")
