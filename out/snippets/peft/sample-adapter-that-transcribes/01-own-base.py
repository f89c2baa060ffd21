# Its base model hears speech, and has a class and a way of asking of its own.
