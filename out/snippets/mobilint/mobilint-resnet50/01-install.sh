pip install -U mblt-vision-python
