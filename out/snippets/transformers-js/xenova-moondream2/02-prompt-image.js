import {
  AutoModelForImageTextToText,
  AutoProcessor,
  AutoTokenizer,
  load_image,
} from "@huggingface/transformers";

const tokenizer = await AutoTokenizer.from_pretrained("Xenova/moondream2");
const processor = await AutoProcessor.from_pretrained("Xenova/moondream2");
const model = await AutoModelForImageTextToText.from_pretrained(
  "Xenova/moondream2",
);

const image = await load_image(
  "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG",
);
const question = "Which animal is on the candy?";
// The image becomes 27 rows of 27 tokens.
const prompt = "<image>".repeat(27 * 27) + "\n\nQuestion: " + question + "\n\nAnswer:";
const inputs = { ...tokenizer(prompt), ...(await processor(image)) };
const output = await model.generate({ ...inputs, max_new_tokens: 40 });
const answer = output.slice(null, [inputs.input_ids.dims.at(-1), null]);
console.log(tokenizer.batch_decode(answer, { skip_special_tokens: true })[0]);
