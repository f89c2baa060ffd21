# One to four reference images, separated by commas. The prompt describes them
python generate.py \
  --task s2v-1.3B \
  --size "832*480" \
  --ckpt_dir Wan2.1-T2V-1.3B \
  --phantom_ckpt Phantom-Wan-Models/Phantom-Wan-1.3B.pth \
  --ref_image "person.png,dog.png" \
  --prompt "A girl in a green dress plays with a brown dog in a sunny meadow" \
  --save_file output.mp4
