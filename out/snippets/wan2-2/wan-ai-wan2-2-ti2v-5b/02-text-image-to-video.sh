# In the folder of the cloned repository
hf download Wan-AI/Wan2.2-TI2V-5B --local-dir weights
python generate.py --task ti2v-5B --size '1280*704' --ckpt_dir weights \
  --offload_model True --convert_model_dtype --t5_cpu \
  --prompt 'A lighthouse at dusk while the tide comes in'
