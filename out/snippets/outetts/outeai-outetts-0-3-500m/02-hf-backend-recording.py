import outetts

config = outetts.ModelConfig(
    model_path="OuteAI/OuteTTS-0.3-500M",
    tokenizer_path="OuteAI/OuteTTS-0.3-500M",
    interface_version=outetts.InterfaceVersion.V2,
    max_seq_length=4096,
    backend=outetts.Backend.HF,
)
interface = outetts.Interface(config)

# A few seconds of clean speech to clone the voice from
speaker = interface.create_speaker("speaker.wav")
output = interface.generate(
    outetts.GenerationConfig(
        text="Good morning, how may I help you today?",
        speaker=speaker,
        max_length=4096,
    )
)
output.save("output.wav")
