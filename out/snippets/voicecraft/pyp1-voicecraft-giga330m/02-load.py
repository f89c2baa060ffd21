# Run this in the VoiceCraft folder.
from huggingface_hub import hf_hub_download
from models import voicecraft

model = voicecraft.VoiceCraft.from_pretrained("pyp1/VoiceCraft_giga330M")
model.eval()

# The audio codec that the model speaks through.
encodec_path = hf_hub_download("pyp1/VoiceCraft", "encodec_4cb2048_giga.th")
print(model.args, encodec_path)
