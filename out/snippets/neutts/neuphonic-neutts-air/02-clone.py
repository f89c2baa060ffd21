import soundfile as sf
from neutts import NeuTTS

tts = NeuTTS(
    backbone_repo="neuphonic/neutts-air",
    codec_repo="neuphonic/neucodec",
)

# reference.wav: 3 to 15 seconds of the voice; ref_text: what is said in it.
ref_codes = tts.encode_reference("reference.wav")
ref_text = "This is how my voice sounds."
text = "I have never said this sentence before."
wav = tts.infer(text, ref_codes, ref_text)
sf.write("output.wav", wav, tts.sample_rate)
