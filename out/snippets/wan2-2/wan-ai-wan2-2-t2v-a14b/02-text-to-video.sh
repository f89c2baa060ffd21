# In the folder of the cloned repository
hf download Wan-AI/Wan2.2-T2V-A14B --local-dir weights
python generate.py --task t2v-A14B --size '1280*720' --ckpt_dir weights \
  --offload_model True --convert_model_dtype --t5_cpu \
  --prompt 'A lighthouse at dusk while the tide comes in'
