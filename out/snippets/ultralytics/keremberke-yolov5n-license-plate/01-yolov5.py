# The package ultralytics does not load weights that YOLOv5's own program has trained.
