import webdataset as wds
from huggingface_hub import HfFileSystem, get_token, hf_hub_url

files = HfFileSystem().glob("datasets/efwkjn/dataset/*.tar")
shards = [hf_hub_url("efwkjn/dataset", file.removeprefix("datasets/efwkjn/dataset/"), repo_type="dataset") for file in files]
token = get_token()
login = f"-H 'Authorization: Bearer {token}' " if token else ""
urls = [f"pipe:curl -s -L {login}'{shard}'" for shard in shards]

dataset = wds.WebDataset(urls, shardshuffle=False).decode()
for sample in dataset:
    print(sample["__key__"], list(sample))
    break
