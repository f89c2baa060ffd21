import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.tableQuestionAnswering({
  provider: "auto",
  model: "acme/demo-model",
  inputs: {
    query: "Which river is the longest?",
    table: {
      River: ["Rhine", "Danube", "Elbe"],
      "Length in km": ["1233", "2850", "1094"],
      Mouth: ["North Sea", "Black Sea", "North Sea"],
    },
  },
});
console.log(result);
