import soundfile
from espnet2.bin.s2t_inference import Speech2Text

# <eng>: the language that is spoken; <st_deu> instead of <asr> translates into German
model = Speech2Text.from_pretrained("espnet/owsm_v3.1_ebf", lang_sym="<eng>", task_sym="<asr>")

speech, rate = soundfile.read("speech.wav")  # 16 kHz, one channel, up to 30 seconds
*_, text, _ = model(speech)[0]  # without the symbols for language and task
print(text)
