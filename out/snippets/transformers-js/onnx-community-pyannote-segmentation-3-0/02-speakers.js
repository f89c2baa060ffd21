import {
  AutoModelForAudioFrameClassification,
  AutoProcessor,
  read_audio,
} from "@huggingface/transformers";

const processor = await AutoProcessor.from_pretrained("onnx-community/pyannote-segmentation-3.0");
const model = await AutoModelForAudioFrameClassification.from_pretrained(
  "onnx-community/pyannote-segmentation-3.0",
);

const url =
  "https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/mlk.wav";
// Browsers read the file; Node.js needs its samples, at the rate that the model was trained on:
// https://huggingface.co/docs/transformers.js/guides/node-audio-processing
const audio = await read_audio(url, processor.feature_extractor.config.sampling_rate);
const inputs = await processor(audio);
const { logits } = await model(inputs);
// id: nobody (0), a speaker, or speakers at once; start and end in seconds
const [segments] = processor.post_process_speaker_diarization(logits, audio.length);
console.table(segments);
