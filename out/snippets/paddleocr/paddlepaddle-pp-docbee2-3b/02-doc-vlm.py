from paddleocr import DocVLM

model = DocVLM(model_name="PP-DocBee2-3B")
results = model.predict(
    input={"image": "document.png", "query": "Write out the content as Markdown."},
    batch_size=1,
)
for result in results:
    result.print()
    result.save_to_json(save_path="./output/res.json")
