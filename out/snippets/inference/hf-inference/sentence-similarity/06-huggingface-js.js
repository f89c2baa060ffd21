import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.sentenceSimilarity({
  provider: "hf-inference",
  model: "acme/demo-model",
  inputs: {
    source_sentence: "How do I reset my password?",
    sentences: [
      "I forgot my login details.",
      "Where can I change my delivery address?",
      "The steps to choose a new password",
    ],
  },
});
console.log(result);
