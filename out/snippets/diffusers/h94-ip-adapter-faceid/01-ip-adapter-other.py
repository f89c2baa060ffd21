# The files are for load_ip_adapter, with the base model and image encoder of their training.
