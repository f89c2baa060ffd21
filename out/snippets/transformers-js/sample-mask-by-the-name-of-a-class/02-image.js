import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "background-removal",
  "sample/mask-by-the-name-of-a-class",
  // Its configuration names a class in place of the type.
  { config: { model_type: "segformer" }, dtype: "fp32" },
);
const url =
  "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png";
const cutOut = await pipe(url);
await cutOut.save("output.png");
