import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "image-segmentation",
  "Xenova/modnet",
);
const url =
  "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png";
const output = await pipe(url);
console.log(output);
