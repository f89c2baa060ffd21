import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "summarization",
  "Xenova/distilbart-cnn-6-6",
);
const text = (
  "The tower is 324 metres tall, about the height of an 81-storey building. It was finished in " +
  "1889 and has been repainted every seven years since."
);
const output = await pipe(text);
console.log(output);
