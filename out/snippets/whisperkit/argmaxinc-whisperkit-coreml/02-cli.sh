# Transcribe with the default model, which is downloaded first
whisperkit-cli transcribe --audio-path audio.mp3

# Choose a model
whisperkit-cli transcribe --model large-v3 --model-prefix distil --audio-path audio.mp3 --verbose

# Show every option
whisperkit-cli transcribe --help
