# Which pipeline of Diffusers takes this ControlNet cannot be told from its base model.
