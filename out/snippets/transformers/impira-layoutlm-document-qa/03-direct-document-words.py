import torch
from transformers import AutoModelForDocumentQuestionAnswering, AutoTokenizer
from transformers.image_utils import load_image
from transformers.pipelines.document_question_answering import apply_tesseract

tokenizer = AutoTokenizer.from_pretrained("impira/layoutlm-document-qa", add_prefix_space=True)
model = AutoModelForDocumentQuestionAnswering.from_pretrained(
    "impira/layoutlm-document-qa",
    device_map="auto",
)

question = "What is the invoice number?"
image = load_image("invoice.png")
# The words of the page and their boxes, in thousandths of its size
words, boxes = apply_tesseract(image, lang=None, tesseract_config="")
inputs = tokenizer(
    question.split(),
    words,
    is_split_into_words=True,
    truncation="only_second",
    return_token_type_ids=True,
    return_tensors="pt",
)
on_page = torch.tensor([part == 1 for part in inputs.sequence_ids()])
word_ids = inputs.word_ids()
places = [boxes[word] if on else [0] * 4 for word, on in zip(word_ids, on_page)]
is_end = inputs["input_ids"][0] == tokenizer.sep_token_id
inputs["bbox"] = torch.tensor([places]).masked_fill(is_end[:, None], 1000)

with torch.inference_mode():
    outputs = model(**inputs.to(model.device))
outside = ~on_page.to(model.device)
start = outputs.start_logits[0].masked_fill(outside, -torch.inf).argmax()
end = start + outputs.end_logits[0].masked_fill(outside, -torch.inf)[start:].argmax()
print(" ".join(words[word_ids[start] : word_ids[end] + 1]))
