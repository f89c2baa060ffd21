from anemoi.inference.config.run import RunConfiguration
from anemoi.inference.runners.default import DefaultRunner

repository = {
    "repo_id": "ecmwf/aifs-single-1.0",
    "filename": "aifs-single-mse-1.0.ckpt",
}
config = RunConfiguration(checkpoint={"huggingface": repository})
runner = DefaultRunner(config)
print(runner.checkpoint)
