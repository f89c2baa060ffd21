hf download vbhar/whisperkit-hinglish-large-v3-coreml --local-dir model

# The folder that holds AudioEncoder.mlmodelc and TextDecoder.mlmodelc: model, or one in it
whisperkit-cli transcribe --model-path model --audio-path audio.mp3

# Show every option
whisperkit-cli transcribe --help
