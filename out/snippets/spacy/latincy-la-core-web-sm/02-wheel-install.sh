pip install https://huggingface.co/latincy/la_core_web_sm/resolve/main/la_core_web_sm-3.8.0-py3-none-any.whl
