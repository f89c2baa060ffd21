# In the folder of the cloned repository: config/examples/t2i_example.json holds the texts
hf download bytedance-research/Lance --local-dir downloads
bash inference_lance.sh --TASK_NAME t2i --MODEL_PATH downloads/Lance_3B --RESOLUTION image_768res \
  --VIDEO_HEIGHT 768 --VIDEO_WIDTH 768 --SAVE_PATH_GEN results
