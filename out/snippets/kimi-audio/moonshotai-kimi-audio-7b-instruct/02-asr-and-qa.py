import soundfile as sf
from kimia_infer.api.kimia import KimiAudio

model = KimiAudio(model_path="moonshotai/Kimi-Audio-7B-Instruct", load_detokenizer=True)
sampling = {
    "audio_temperature": 0.8,
    "audio_top_k": 10,
    "text_temperature": 0.0,
    "text_top_k": 5,
}

# Speech recognition
instruction = "Write down every word that is spoken."
messages = [
    {"role": "user", "message_type": "text", "content": instruction},
    {"role": "user", "message_type": "audio", "content": "asr_example.wav"},
]
_, text = model.generate(messages, **sampling, output_type="text")
print("Transcript:", text)

# A spoken question, answered in speech and text
messages = [{"role": "user", "message_type": "audio", "content": "qa_example.wav"}]
audio, text = model.generate(messages, **sampling, output_type="both")
sf.write("output_audio.wav", audio.detach().cpu().view(-1).numpy(), 24000)
print("Answer:", text)
