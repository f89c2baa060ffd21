# images: a folder of page images
printf '%s\n' \
  'steps:' \
  '- step: Segmentation' \
  '  settings:' \
  '    model: YOLO' \
  '    model_settings:' \
  '      model: "Riksarkivet/yolov9-regions-1"' \
  '- step: Export' \
  '  settings:' \
  '    format: page' \
  '    dest: outputs' > pipeline.yaml
htrflow pipeline pipeline.yaml images
