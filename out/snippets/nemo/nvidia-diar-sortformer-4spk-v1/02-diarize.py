from nemo.collections.asr.models import SortformerEncLabelModel

model = SortformerEncLabelModel.from_pretrained("nvidia/diar_sortformer_4spk-v1")
model.eval()
# Each segment is a line: begin and end in seconds, and who speaks
for segment in model.diarize(audio=["audio.wav"], batch_size=1)[0]:
    print(segment)
