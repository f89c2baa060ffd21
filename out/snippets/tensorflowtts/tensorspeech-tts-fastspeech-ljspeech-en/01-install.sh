pip install -U 'TensorFlowTTS>=1.8' 'huggingface_hub<0.26' 'tensorflow-gpu<2.7' 'keras<2.7' 'tensorflow-estimator<2.7' 'protobuf<3.21' 'pyworld<0.3.5' 'setuptools<81' german_transliterate
