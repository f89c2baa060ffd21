# FILE.cmf: one of the files that were downloaded
cortiq animate FILE.cmf --prompt "A red fox runs through fresh snow" --out clip.avi
