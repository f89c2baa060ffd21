import { KokoroTTS } from "kokoro-js";

const tts = await KokoroTTS.from_pretrained(
  "onnx-community/Kokoro-82M-v1.0-ONNX",
  { dtype: "q8" },
);
const audio = await tts.generate("The parcel arrives on Tuesday.", {
  voice: "af_heart",
});
await audio.save("speech.wav");
