# In the 3DTopia-XL folder. The entry input_dir in the configuration names the folder of images.
hf download FrozenBurning/3DTopia-XL \
  model_sview_dit_fp16.pt model_vae_fp16.pt \
  --local-dir pretrained
python inference.py ./configs/inference_dit.yml
