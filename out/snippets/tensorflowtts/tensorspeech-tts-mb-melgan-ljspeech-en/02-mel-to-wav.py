import soundfile
import tensorflow as tf
from tensorflow_tts.inference import AutoProcessor, TFAutoModel

# A text-to-mel model of the same voice makes the mel spectrogram
text_to_mel_id = "tensorspeech/tts-tacotron2-ljspeech-en"
processor = AutoProcessor.from_pretrained(text_to_mel_id)
text_to_mel = TFAutoModel.from_pretrained(text_to_mel_id)
vocoder = TFAutoModel.from_pretrained("tensorspeech/tts-mb_melgan-ljspeech-en")

ids = processor.text_to_sequence("The ferry leaves the harbor at noon.")
outputs = text_to_mel.inference(
    input_ids=tf.constant([ids], dtype=tf.int32),
    input_lengths=tf.constant([len(ids)], dtype=tf.int32),
    speaker_ids=tf.constant([0], dtype=tf.int32),
)
mels = outputs[1]

audio = vocoder.inference(mels)[0, :, 0]
soundfile.write("audio.wav", audio.numpy(), 22050, "PCM_16")
