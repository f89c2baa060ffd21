from libreyolo import LibreGround

model = LibreGround("florence-2-base")

# A picture of a screen, and what to click on it
result = model("screen.png", prompt="the search field")
print(result.points.xy)
