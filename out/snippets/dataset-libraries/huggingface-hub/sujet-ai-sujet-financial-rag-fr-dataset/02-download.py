from huggingface_hub import snapshot_download

folder = snapshot_download("sujet-ai/Sujet-Financial-RAG-FR-Dataset", repo_type="dataset")
print(folder)
