# FILE.cmf: one of the files that were downloaded
cortiq imagine FILE.cmf --prompt "A red fox asleep in fresh snow" --out fox.ppm
