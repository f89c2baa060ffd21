import { AutoModelForSequenceClassification, AutoTokenizer } from "@huggingface/transformers";

const tokenizer = await AutoTokenizer.from_pretrained("Xenova/ms-marco-MiniLM-L-6-v2");
const model = await AutoModelForSequenceClassification.from_pretrained(
  "Xenova/ms-marco-MiniLM-L-6-v2",
);

const query = "How many people live in Berlin?";
const passages = [
  "Berlin had 3.7 million inhabitants in 2023.",
  "Berlin is known for its museums.",
];
const inputs = tokenizer(new Array(passages.length).fill(query), {
  text_pair: passages,
  padding: true,
  truncation: true,
});
const { logits } = await model(inputs);
// One score a passage: the higher, the better it answers.
const scores = logits.tolist().map((row) => row.at(-1));
passages.forEach((passage, index) => console.log(scores[index], passage));
