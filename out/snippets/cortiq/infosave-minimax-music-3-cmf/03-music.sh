# FILE.cmf: one of the files that were downloaded
cortiq music FILE.cmf \
  --prompt "folk, acoustic guitar, warm voice" \
  --lyrics "[verse] The river carries the morning home" \
  --seconds 20 \
  --out song.wav
