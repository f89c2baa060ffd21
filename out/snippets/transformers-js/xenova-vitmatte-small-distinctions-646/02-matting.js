import {
  AutoModelForImageMatting,
  AutoProcessor,
  load_image,
  RawImage,
} from "@huggingface/transformers";

const processor = await AutoProcessor.from_pretrained("Xenova/vitmatte-small-distinctions-646");
const model = await AutoModelForImageMatting.from_pretrained(
  "Xenova/vitmatte-small-distinctions-646",
);

const files = "https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/";
const image = await load_image(files + "vitmatte_image.png");
// White: what is to be cut out, black: what is not, grey: what the model decides
const trimap = await load_image(files + "vitmatte_trimap.png");
const inputs = await processor(image, trimap);
const { alphas } = await model(inputs);
const mask = alphas.squeeze(0).mul_(255).clamp_(0, 255).round_().to("uint8");
await RawImage.fromTensor(mask).save("mask.png");
