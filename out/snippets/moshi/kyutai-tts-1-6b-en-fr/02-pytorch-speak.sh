# Each line is a recording, in a voice of kyutai/tts-voices
cat > script.jsonl <<'EOF'
{"id": "speech", "turns": ["The train leaves at nine."], "voices": ["expresso/ex03-ex01_happy_001_channel1_334s.wav"]}
EOF

# Saves speech.wav
python -m moshi.run_tts --hf-repo "kyutai/tts-1.6b-en_fr" --only-wav --out-folder . script.jsonl
