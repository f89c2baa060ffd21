import outetts

config = outetts.ModelConfig.auto_config(
    model=outetts.Models.VERSION_1_0_SIZE_1B,
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
