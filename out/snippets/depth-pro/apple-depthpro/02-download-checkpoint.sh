hf download apple/DepthPro --local-dir checkpoints
