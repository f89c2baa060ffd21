import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "image-to-image",
  "Xenova/swin2SR-classical-sr-x2-64",
);
const url =
  "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png";
const image = await pipe(url);
await image.save("output.png");
