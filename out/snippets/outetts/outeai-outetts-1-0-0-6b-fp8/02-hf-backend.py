import outetts

config = outetts.ModelConfig(
    model_path="OuteAI/OuteTTS-1.0-0.6B-FP8",
    tokenizer_path="OuteAI/OuteTTS-1.0-0.6B-FP8",
    interface_version=outetts.InterfaceVersion.V3,
    backend=outetts.Backend.HF,
)
interface = outetts.Interface(config)

speaker = interface.load_default_speaker("EN-FEMALE-1-NEUTRAL")
output = interface.generate(
    outetts.GenerationConfig(
        text="Good morning, how may I help you today?",
        speaker=speaker,
    )
)
output.save("output.wav")
