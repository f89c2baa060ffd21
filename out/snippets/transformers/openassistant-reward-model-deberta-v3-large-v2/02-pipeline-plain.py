from transformers import pipeline

pipe = pipeline("text-classification", model="OpenAssistant/reward-model-deberta-v3-large-v2")

# A reward model scores an answer; the better one of two has the higher score.
pair = {"text": "What is the capital of France?", "text_pair": "It is Paris."}
print(pipe(pair, function_to_apply="none")["score"])
