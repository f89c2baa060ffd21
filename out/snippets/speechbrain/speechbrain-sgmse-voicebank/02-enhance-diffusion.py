from speechbrain.inference.enhancement import SGMSEEnhancement

# The sampler of the class puts what it hears on a CUDA device
model = SGMSEEnhancement.from_hparams(source="speechbrain/sgmse-voicebank", run_opts={"device": "cuda"})
model.enhance_file("audio.wav", output_filename="enhanced.wav")
