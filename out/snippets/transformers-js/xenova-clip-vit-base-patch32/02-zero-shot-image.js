import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "zero-shot-image-classification",
  "Xenova/clip-vit-base-patch32",
);
const url =
  "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png";
const output = await pipe(url, ["two birds", "a busy street", "a bowl of soup"]);
console.log(output);
