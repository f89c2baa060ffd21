# fairseq is no longer developed; use Python 3.10 or older.
import soundfile as sf
from fairseq.checkpoint_utils import load_model_ensemble_and_task_from_hf_hub
from fairseq.models.text_to_speech.hub_interface import TTSHubInterface

models, cfg, task = load_model_ensemble_and_task_from_hf_hub(
    "facebook/fastspeech2-en-ljspeech",
    arg_overrides={"vocoder": "hifigan", "fp16": False},
)
TTSHubInterface.update_cfg_with_data_cfg(cfg, task.data_cfg)
generator = task.build_generator(models, cfg)

sample = TTSHubInterface.get_model_input(task, "The ferry leaves at noon.")
wav, rate = TTSHubInterface.get_prediction(task, models[0], generator, sample)
sf.write("speech.wav", wav.cpu().numpy(), rate)
