from tensorflow_tts.inference import TFAutoModel

model = TFAutoModel.from_pretrained("bookbot/tts-melgan-jvs")
model.summary()
