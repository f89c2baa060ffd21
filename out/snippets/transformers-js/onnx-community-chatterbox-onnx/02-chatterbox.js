import {
  AutoProcessor,
  ChatterboxModel,
  RawAudio,
  read_audio,
  Tensor,
} from "@huggingface/transformers";

const processor = await AutoProcessor.from_pretrained("onnx-community/chatterbox-ONNX");
const model = await ChatterboxModel.from_pretrained("onnx-community/chatterbox-ONNX", {
  dtype: {
    embed_tokens: "fp32",
    speech_encoder: "fp32",
    language_model: "q4",
    conditional_decoder: "fp32",
  },
});

// The voice to speak with. Browsers read the file; Node.js needs its samples, 24000 a second:
// https://huggingface.co/docs/transformers.js/guides/node-audio-processing
const url =
  "https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/jfk.wav";
const voice = await read_audio(url, 24000);
const speaker = await model.encode_speech(new Tensor("float32", voice, [1, voice.length]));
const inputs = await processor("The parcel arrives on Tuesday.");
const options = { exaggeration: 0.5, max_new_tokens: 1000 };
const waveform = await model.generate({ ...inputs, ...speaker, ...options });
console.log(waveform.dims.at(-1), "samples");
await new RawAudio(waveform.data, 24000).save("output.wav");
