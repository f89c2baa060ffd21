from nemo.collections.asr.models import EncDecSpeakerLabelModel

model = EncDecSpeakerLabelModel.from_pretrained("nvidia/speakerverification_en_titanet_large")
embedding = model.get_embedding("audio.wav")
print(embedding.shape)

# Whether the same person speaks in both recordings
print(model.verify_speakers("audio.wav", "other.wav"))
