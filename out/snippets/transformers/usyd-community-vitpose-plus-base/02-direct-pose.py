import torch
from transformers import AutoImageProcessor, AutoModelForPoseEstimation
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("usyd-community/vitpose-plus-base")
model = AutoModelForPoseEstimation.from_pretrained(
    "usyd-community/vitpose-plus-base",
    device_map="auto",
)

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png")
# The box of each person, as an object detector finds them: x, y, width, height
boxes = [[[0, 0, image.width, image.height]]]
inputs = processor(images=image, boxes=boxes, return_tensors="pt")
# Which expert answers: 0 is the one for the 17 joints of COCO.
inputs["dataset_index"] = torch.tensor([0])
with torch.inference_mode():
    outputs = model(**inputs.to(model.device, model.dtype))
person = processor.post_process_pose_estimation(outputs, boxes=boxes)[0][0]
for label, point, score in zip(person["labels"], person["keypoints"], person["scores"]):
    print(model.config.id2label[label.item()], point.tolist(), score.item())
