# images: a folder of text line images
printf '%s\n' \
  'steps:' \
  '- step: TextRecognition' \
  '  settings:' \
  '    model: TrOCR' \
  '    model_settings:' \
  '      model: "Riksarkivet/trocr-base-handwritten-hist-swe-2"' \
  '- step: Export' \
  '  settings:' \
  '    format: page' \
  '    dest: outputs' > pipeline.yaml
htrflow pipeline pipeline.yaml images
