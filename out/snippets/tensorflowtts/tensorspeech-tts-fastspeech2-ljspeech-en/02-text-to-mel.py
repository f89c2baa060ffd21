import tensorflow as tf
from tensorflow_tts.inference import AutoProcessor, TFAutoModel

processor = AutoProcessor.from_pretrained("tensorspeech/tts-fastspeech2-ljspeech-en")
model = TFAutoModel.from_pretrained("tensorspeech/tts-fastspeech2-ljspeech-en")

text = "The ferry leaves the harbor at noon."
input_ids = tf.constant([processor.text_to_sequence(text)], dtype=tf.int32)
speaker_ids = tf.constant([0], dtype=tf.int32)
ratios = tf.constant([1.0], dtype=tf.float32)
outputs = model.inference(
    input_ids=input_ids,
    speaker_ids=speaker_ids,
    speed_ratios=ratios,
    f0_ratios=ratios,
    energy_ratios=ratios,
)
mels = outputs[1]
print(mels.shape)
