import torch
from gliclass import GLiClassModel, ZeroShotClassificationPipeline
from transformers import AutoTokenizer

model = GLiClassModel.from_pretrained("knowledgator/gliclass-base-v1.0")
tokenizer = AutoTokenizer.from_pretrained("knowledgator/gliclass-base-v1.0")
pipe = ZeroShotClassificationPipeline(
    model,
    tokenizer,
    classification_type="multi-label",
    device="cuda" if torch.cuda.is_available() else "cpu",
)

text = "The hikers reached the summit just before sunrise."
labels = ["nature", "cooking", "politics"]
# threshold=0.5 would leave out labels that the text hardly fits
for result in pipe(text, labels, threshold=0)[0]:
    print(result["label"], result["score"])
