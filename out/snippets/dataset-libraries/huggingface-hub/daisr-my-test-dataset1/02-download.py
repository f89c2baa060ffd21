from huggingface_hub import snapshot_download

folder = snapshot_download("daisr/my_test_dataset1", repo_type="dataset")
print(folder)
