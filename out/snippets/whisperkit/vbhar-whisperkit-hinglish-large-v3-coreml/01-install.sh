brew install whisperkit-cli hf
