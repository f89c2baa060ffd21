import soundfile as sf
from nemo.collections.tts.models import MagpieTTSModel

model = MagpieTTSModel.from_pretrained("nvidia/magpie_tts_multilingual_357m")
model.eval()
# speaker_index is a voice of the model: 0 is the first
audio, lengths = model.do_tts(
    "The kettle is on, and the cat is asleep.",
    language="en",
    speaker_index=0,
)
sf.write("speech.wav", audio[0, : lengths[0]].cpu().numpy(), model.output_sample_rate)
