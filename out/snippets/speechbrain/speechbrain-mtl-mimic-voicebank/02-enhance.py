from speechbrain.inference.enhancement import WaveformEnhancement

model = WaveformEnhancement.from_hparams(source="speechbrain/mtl-mimic-voicebank")
model.enhance_file("audio.wav", output_filename="enhanced.wav")
