# Its files go to pipe.load_ip_adapter of the model that they were trained for.
# Those for faces take embeddings by InsightFace as ip_adapter_image_embeds, with image_encoder_folder=None.
