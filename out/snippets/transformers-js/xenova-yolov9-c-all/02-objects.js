import { AutoModel, AutoProcessor, load_image } from "@huggingface/transformers";

// The pipeline does not know this type of model: it is called by itself.
const processor = await AutoProcessor.from_pretrained("Xenova/yolov9-c_all");
const model = await AutoModel.from_pretrained(
  "Xenova/yolov9-c_all",
);

const image = await load_image(
  "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png",
);
const inputs = await processor(image);
const { outputs } = await model({ ...inputs, images: inputs.pixel_values });
const rows = outputs.tolist();
const [height, width] = inputs.reshaped_input_sizes[0];
const [across, down] = [image.width * width ** -1, image.height * height ** -1];
for (const [left, top, right, bottom, score, label] of rows) {
  if (score < 0.5) continue;
  const box = [left * across, top * down, right * across, bottom * down];
  console.log(model.config.id2label[label], score, box.map(Math.round));
}
