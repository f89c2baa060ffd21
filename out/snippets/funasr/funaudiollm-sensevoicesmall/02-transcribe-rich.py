from funasr import AutoModel
from funasr.utils.postprocess_utils import rich_transcription_postprocess

# AutoModel takes a CUDA GPU where there is one, otherwise the CPU.
model = AutoModel(model="FunAudioLLM/SenseVoiceSmall", hub="hf", disable_update=True)

# audio.wav: up to 30 seconds of speech; language, feelings and events are recognized too.
results = model.generate(input="audio.wav", language="auto", use_itn=True)
print(rich_transcription_postprocess(results[0]["text"]))
