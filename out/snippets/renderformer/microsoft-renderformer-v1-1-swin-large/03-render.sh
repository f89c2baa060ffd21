# In the renderformer folder: convert a sample scene, then render it to output/cbox.
python scene_processor/convert_scene.py examples/cbox.json --output_h5_path tmp/cbox/cbox.h5
python infer.py \
  --model_id microsoft/renderformer-v1.1-swin-large \
  --h5_file tmp/cbox/cbox.h5 \
  --output_dir output/cbox
