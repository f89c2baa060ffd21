import soundfile as sf
from neutts import NeuTTS2E

tts = NeuTTS2E(
    backbone_repo="neuphonic/neutts-2e",
    codec_repo="neuphonic/neucodec",
)

# Speakers: emily, paul, sophie and steven
# Emotions: angry, disgusted, fearful, happy, neutral, sad and surprised
text = "They said yes, and the boat leaves at sunrise!"
wav = tts.infer(text, speaker="emily", emotion="happy")
sf.write("output.wav", wav, tts.sample_rate)
