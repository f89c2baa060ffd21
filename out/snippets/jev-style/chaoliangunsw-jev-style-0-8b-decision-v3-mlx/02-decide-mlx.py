from jev_style import JevStyle, choice, noul

decider = JevStyle.from_pretrained("chaoliangUNSW/Jev-Style-0.8B-Decision-v3-MLX")

state = "My card was charged twice for the same order."
questions = {
    "billing": noul("The message is about a payment."),
    "team": choice("Which team should answer?", ["billing", "shipping", "tech"]),
}
result = decider.decide(state, questions)
print(result["answers"]["team"]["choice"])
