# The files are for load_ip_adapter, which needs the base model and the image encoder that they were trained with.
