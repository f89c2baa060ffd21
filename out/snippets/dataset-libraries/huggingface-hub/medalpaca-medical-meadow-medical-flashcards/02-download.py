from huggingface_hub import snapshot_download

folder = snapshot_download("medalpaca/medical_meadow_medical_flashcards", repo_type="dataset")
print(folder)
