import { AutoModel, AutoTokenizer, cos_sim } from "@huggingface/transformers";

// The pipeline leaves out the last layers of this model: it is called by itself.
const tokenizer = await AutoTokenizer.from_pretrained("onnx-community/embeddinggemma-300m-ONNX");
const model = await AutoModel.from_pretrained(
  "onnx-community/embeddinggemma-300m-ONNX",
);

// What is looked for, and what is found, each after its prompt
const sentences = [
  "task: search result | query: When does the train leave?",
  "title: none | text: The departure is at 7 o'clock.",
  "title: none | text: She baked a lemon cake.",
];
const inputs = await tokenizer(sentences, { padding: true, truncation: true });
const { sentence_embedding } = await model(inputs);
const [first, ...others] = sentence_embedding.tolist();
console.log(others.map((other) => cos_sim(first, other)));
