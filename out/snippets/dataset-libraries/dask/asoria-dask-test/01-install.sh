pip install -U 'dask[dataframe]' huggingface_hub pyarrow
