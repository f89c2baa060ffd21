# FILE.cmf: one of the files that were downloaded
cortiq serve FILE.cmf --port 8080
