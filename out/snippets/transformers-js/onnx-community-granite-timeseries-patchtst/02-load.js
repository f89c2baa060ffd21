import { AutoModel } from "@huggingface/transformers";

// No pipeline of the library serves this task: load the model itself.
const model = await AutoModel.from_pretrained(
  "onnx-community/granite-timeseries-patchtst",
);
console.log(model.config);
