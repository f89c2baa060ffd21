from mblt_vision import MBLT_Engine

engine = MBLT_Engine(model_cls="ResNet50", model_type="DEFAULT")
try:
    result = engine.postprocess(engine(engine.preprocess("image.jpg")))
    print(result.output)
finally:
    engine.dispose()
