import {
  AutoTokenizer,
  RawAudio,
  SpeechT5ForTextToSpeech,
  SpeechT5HifiGan,
  Tensor,
} from "@huggingface/transformers";

// The pipeline of version 4 does not load the processor of this model.
const tokenizer = await AutoTokenizer.from_pretrained("Xenova/speecht5_tts");
const model = await SpeechT5ForTextToSpeech.from_pretrained("Xenova/speecht5_tts", {
  dtype: "fp32",
});
const vocoder = await SpeechT5HifiGan.from_pretrained("Xenova/speecht5_hifigan", { dtype: "fp32" });

const response = await fetch(
  "https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/speaker_embeddings.bin",
);
if (!response.ok) throw new Error(response.statusText);
const voice = new Float32Array(await response.arrayBuffer());
const speaker = new Tensor("float32", voice, [1, voice.length]);

const { input_ids } = tokenizer("The parcel arrives on Tuesday.");
const { waveform } = await model.generate_speech(input_ids, speaker, { vocoder });
await new RawAudio(waveform.data, 16000).save("output.wav");
