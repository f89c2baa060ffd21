import librosa
from optimum.intel import OVModelForSpeechSeq2Seq
from transformers import AutoProcessor

# device="GPU" runs it on a GPU of Intel
model = OVModelForSpeechSeq2Seq.from_pretrained("OpenVINO/whisper-base-int8-ov", device="CPU")
processor = AutoProcessor.from_pretrained("OpenVINO/whisper-base-int8-ov")

audio, _ = librosa.load("audio.wav", sr=16000)
inputs = processor(audio, sampling_rate=16000, return_tensors="pt")
tokens = model.generate(inputs.input_features)
print(processor.batch_decode(tokens, skip_special_tokens=True)[0])
