# Builds CUDA kernels: torch must be there first
pip install -U torch "transformers<5" einops packaging ninja
pip install -U --no-build-isolation causal-conv1d flash-attn mamba-ssm
# Release 0.0.2 has no code in it
pip install cartesia-pytorch==0.0.1
