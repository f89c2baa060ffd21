import { AutoModel } from "@huggingface/transformers";

// No pipeline of the library serves this task: load the model itself.
const model = await AutoModel.from_pretrained(
  "onnx-community/FastVLM-0.5B-ONNX",
);
console.log(model.config);
