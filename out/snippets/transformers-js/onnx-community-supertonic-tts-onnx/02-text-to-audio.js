import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "text-to-audio",
  "onnx-community/Supertonic-TTS-ONNX",
);
const audio = await pipe("The parcel arrives on Tuesday.", {
  speaker_embeddings:
    "https://huggingface.co/onnx-community/Supertonic-TTS-ONNX/resolve/main/voices/F1.bin",
});
await audio.save("output.wav");
