from transformers import AutoProcessor, DiaForConditionalGeneration

processor = AutoProcessor.from_pretrained("nari-labs/Dia-1.6B-0626")
model = DiaForConditionalGeneration.from_pretrained(
    "nari-labs/Dia-1.6B-0626",
    device_map="auto",
)

# [S1] and [S2] are who speaks.
text = "[S1] Good morning! [S2] The library opens at ten. (laughs)"
inputs = processor(text).to(model.device)
# 512 new tokens are about six seconds.
codes = model.generate(**inputs, max_new_tokens=512)
processor.save_audio(processor.batch_decode(codes), "audio.wav")
