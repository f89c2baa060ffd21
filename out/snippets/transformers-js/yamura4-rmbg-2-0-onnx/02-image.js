import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "background-removal",
  "yamura4/RMBG-2.0-ONNX",
  // Its configuration names no type.
  { config: { model_type: "birefnet" }, dtype: "q8" },
);
const url =
  "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png";
const cutOut = await pipe(url);
await cutOut.save("output.png");
