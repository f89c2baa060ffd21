# Diffusers has no pipeline that takes a ControlNet for its base model,
# or the name of that model does not say which.
