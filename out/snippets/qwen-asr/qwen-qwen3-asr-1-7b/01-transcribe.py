# The package qwen-asr loads it: the format is its own.
