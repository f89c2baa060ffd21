from speechbrain.inference.classifiers import EncoderClassifier

model = EncoderClassifier.from_hparams(source="speechbrain/lang-id-voxlingua107-ecapa")
probabilities, score, index, label = model.classify_file("audio.wav")
print(label)
