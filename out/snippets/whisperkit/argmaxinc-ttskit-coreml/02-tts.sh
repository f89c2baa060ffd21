# Synthesize speech. The model is downloaded first
whisperkit-cli tts --text "The parcel arrives on Tuesday." --output-path speech.wav

# Show every option
whisperkit-cli tts --help
