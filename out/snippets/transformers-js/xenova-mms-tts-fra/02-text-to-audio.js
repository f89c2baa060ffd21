import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "text-to-audio",
  "Xenova/mms-tts-fra",
);
const audio = await pipe("Le train part à sept heures.");
await audio.save("output.wav");
