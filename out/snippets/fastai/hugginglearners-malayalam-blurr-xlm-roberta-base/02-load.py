from huggingface_hub import from_pretrained_fastai

learn = from_pretrained_fastai("hugginglearners/malayalam-blurr-xlm-roberta-base")
print(learn.model)
