import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("text-to-audio", "Xenova/speecht5_tts");
const audio = await pipe("The parcel arrives on Tuesday.", {
  speaker_embeddings:
    "https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/speaker_embeddings.bin",
});
await audio.save("output.wav");
