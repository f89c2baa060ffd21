from bertopic import BERTopic

topic_model = BERTopic.load("MaartenGr/BERTopic_Wikipedia")
print(topic_model.get_topic_info())

topics, _ = topic_model.transform(["The match ended in a draw after extra time."])
print(topic_model.get_topic(topics[0]))
