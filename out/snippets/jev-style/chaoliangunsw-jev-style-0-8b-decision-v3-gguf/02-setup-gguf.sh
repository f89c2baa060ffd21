git clone https://github.com/ggml-org/llama.cpp
hf download chaoliangUNSW/Jev-Style-0.8B-Decision-v3-GGUF build_jev_score.sh jev_score.cpp --local-dir jev-score
export JEV_SCORE_BIN="$(sh jev-score/build_jev_score.sh llama.cpp | tail -n 1)"
