import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "background-removal",
  "Xenova/modnet",
);
const url =
  "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png";
const cutOut = await pipe(url);
await cutOut.save("output.png");
