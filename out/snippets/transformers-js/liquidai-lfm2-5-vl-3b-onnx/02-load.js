import { AutoModel } from "@huggingface/transformers";

// No pipeline of the library serves this task: load the model itself.
const model = await AutoModel.from_pretrained(
  "LiquidAI/LFM2.5-VL-3B-ONNX",
);
console.log(model.config);
