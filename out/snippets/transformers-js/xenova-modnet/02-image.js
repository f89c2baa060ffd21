import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "background-removal",
  "Xenova/modnet",
);
const url =
  "https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/portrait-of-woman_small.jpg";
const cutOut = await pipe(url);
await cutOut.save("output.png");
