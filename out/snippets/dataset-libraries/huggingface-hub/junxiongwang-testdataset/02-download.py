from huggingface_hub import snapshot_download

folder = snapshot_download("JunxiongWang/testdataset", repo_type="dataset")
print(folder)
