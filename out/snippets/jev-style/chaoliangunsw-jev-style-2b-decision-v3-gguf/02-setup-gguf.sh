git clone https://github.com/ggml-org/llama.cpp
hf download chaoliangUNSW/Jev-Style-2B-Decision-v3-GGUF build_jev_score.sh jev_score_v2.cpp --local-dir jev-score
export JEV_SCORE_V2_BIN="$(sh jev-score/build_jev_score.sh llama.cpp | tail -n 1)"
