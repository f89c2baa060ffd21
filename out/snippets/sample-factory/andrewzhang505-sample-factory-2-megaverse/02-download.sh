# Into the folder of its experiment, where the enjoy scripts look for it
hf download andrewzhang505/sample-factory-2-megaverse --local-dir ./train_dir/sample-factory-2-megaverse
