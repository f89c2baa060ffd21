from pyannote.audio import Model
from pyannote.audio.pipelines import VoiceActivityDetection

# A gated model asks you to accept its conditions on its page, and to set HF_TOKEN or log in
model = Model.from_pretrained("pyannote/segmentation-3.0")
pipeline = VoiceActivityDetection(segmentation=model)
# In seconds: speech that is shorter is dropped, pauses that are shorter are filled
pipeline.instantiate({"min_duration_on": 0.0, "min_duration_off": 0.0})

for segment in pipeline("audio.wav").get_timeline().support():
    print(f"{segment.start:.1f} s to {segment.end:.1f} s")
