pip install -U neucodec onnxruntime 'torch<2.15' 'torchao<0.18' librosa soundfile
