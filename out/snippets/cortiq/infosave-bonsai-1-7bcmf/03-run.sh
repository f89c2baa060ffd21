# FILE.cmf: one of the files that were downloaded
cortiq run FILE.cmf --prompt "Which planet has the most moons?"
