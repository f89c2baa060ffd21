# Into the folder of its experiment, where the enjoy script of its environment looks for it:
# --train_dir=./train_dir --experiment=sample-factory-2-megaverse with the environment installed besides
hf download andrewzhang505/sample-factory-2-megaverse --local-dir ./train_dir/sample-factory-2-megaverse
