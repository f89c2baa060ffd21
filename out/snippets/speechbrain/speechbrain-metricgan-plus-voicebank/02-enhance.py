from speechbrain.inference.enhancement import SpectralMaskEnhancement

model = SpectralMaskEnhancement.from_hparams(source="speechbrain/metricgan-plus-voicebank")
model.enhance_file("audio.wav", output_filename="enhanced.wav")
