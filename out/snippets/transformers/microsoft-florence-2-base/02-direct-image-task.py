from transformers import AutoModelForCausalLM, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("microsoft/Florence-2-base", trust_remote_code=True)
model = AutoModelForCausalLM.from_pretrained(
    "microsoft/Florence-2-base",
    trust_remote_code=True,
    torch_dtype="auto",
    device_map="auto",
)

# Others are <DETAILED_CAPTION>, <OD> for objects and their boxes, and <OCR>.
task = "<CAPTION>"
image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png")
inputs = processor(text=task, images=image, return_tensors="pt")
inputs = inputs.to(model.device, model.dtype)

outputs = model.generate(
    input_ids=inputs["input_ids"],
    pixel_values=inputs["pixel_values"],
    max_new_tokens=1024,
    num_beams=3,
)
# The marks of places are special tokens.
text = processor.batch_decode(outputs, skip_special_tokens=False)[0]
print(processor.post_process_generation(text, task=task, image_size=image.size))
