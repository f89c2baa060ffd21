import tensorflow as tf
from tensorflow_tts.inference import AutoProcessor, TFAutoModel

processor = AutoProcessor.from_pretrained("tensorspeech/tts-tacotron2-ljspeech-en")
model = TFAutoModel.from_pretrained("tensorspeech/tts-tacotron2-ljspeech-en")

text = "This is a demo to show how to use our model to generate mel spectrogram from raw text."
input_ids = tf.constant([processor.text_to_sequence(text)], dtype=tf.int32)
speaker_ids = tf.constant([0], dtype=tf.int32)
outputs = model.inference(
    input_ids=input_ids,
    input_lengths=tf.constant([input_ids.shape[1]], dtype=tf.int32),
    speaker_ids=speaker_ids,
)
mels = outputs[1]
print(mels.shape)
