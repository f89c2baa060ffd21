from speechbrain.inference.interfaces import foreign_class

# The class is defined in custom_interface.py of the repository.
classifier = foreign_class(
    source="speechbrain/emotion-recognition-wav2vec2-IEMOCAP",
    pymodule_file="custom_interface.py",
    classname="CustomEncoderWav2vec2Classifier",
)
probabilities, score, index, label = classifier.classify_file("audio.wav")
print(label)
