import { AutoProcessor, load_image, RawImage, SamModel } from "@huggingface/transformers";

const processor = await AutoProcessor.from_pretrained("Xenova/slimsam-77-uniform");
const model = await SamModel.from_pretrained(
  "Xenova/slimsam-77-uniform",
);

const image = await load_image(
  "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png",
);
// A point of the object to cut out: x, y
const input_points = [[[0.5 * image.width, 0.5 * image.height]]];
const inputs = await processor(image, { input_points });
const { pred_masks, iou_scores } = await model(inputs);
const masks = await processor.post_process_masks(
  pred_masks,
  inputs.original_sizes,
  inputs.reshaped_input_sizes,
);
// Of three masks, the one that the model trusts most
const best = iou_scores.data.indexOf(Math.max(...iou_scores.data));
const mask = RawImage.fromTensor(masks[0][0][best].unsqueeze(0).mul(255));
await mask.save("mask.png");
