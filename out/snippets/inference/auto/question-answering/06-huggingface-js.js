import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.questionAnswering({
  provider: "auto",
  model: "acme/demo-model",
  inputs: {
    question: "When does the museum open on Sundays?",
    context: (
      "The museum is open from nine to six on weekdays. On Sundays it opens at eleven and closes " +
      "at five."
    ),
  },
});
console.log(result);
