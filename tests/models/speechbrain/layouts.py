"""The hyperparams.yaml of each kind of SpeechBrain repository, with small sizes, by the repository that it stands for."""

FEATURES = """
compute_features: !new:speechbrain.lobes.features.Fbank
    sample_rate: 16000
    n_mels: 8
mean_var_norm: !new:speechbrain.processing.features.InputNormalization
    norm_type: sentence
    std_norm: False
"""
SPEAKER = """
embedding_model: !new:speechbrain.lobes.models.ECAPA_TDNN.ECAPA_TDNN
    input_size: 8
    channels: [16, 16, 16, 16, 48]
    kernel_sizes: [5, 3, 3, 3, 1]
    dilations: [1, 2, 3, 4, 1]
    attention_channels: 8
    se_channels: 8
    lin_neurons: 12
"""
# A recurrent encoder and decoder over five words, searched with a beam; a language model scores it.
SPEECH = """
normalize: !new:speechbrain.processing.features.InputNormalization
    norm_type: global
encoder: !new:speechbrain.nnet.containers.LengthsCapableSequential
    input_shape: [null, null, 8]
    compute_features: !new:speechbrain.lobes.features.Fbank
        sample_rate: 16000
        n_mels: 8
    normalize: !ref <normalize>
    model: !new:speechbrain.lobes.models.CRDNN.CRDNN
        input_shape: [null, null, 8]
        cnn_blocks: 1
        cnn_channels: [4]
        rnn_layers: 1
        rnn_neurons: 8
        dnn_blocks: 1
        dnn_neurons: 16
"""
SEARCH = """
emb: !new:speechbrain.nnet.embedding.Embedding
    num_embeddings: 16
    embedding_dim: 8
dec: !new:speechbrain.nnet.RNN.AttentionalRNNDecoder
    enc_dim: 16
    input_size: 8
    rnn_type: gru
    attn_type: location
    hidden_size: 8
    attn_dim: 8
    num_layers: 1
    channels: 2
    kernel_size: 5
seq_lin: !new:speechbrain.nnet.linear.Linear
    input_size: 8
    n_neurons: 16
tokenizer: !new:sentencepiece.SentencePieceProcessor
"""
BEAM = """: !new:speechbrain.decoders.S2SRNNBeamSearcher
    embedding: !ref <emb>
    decoder: !ref <dec>
    linear: !ref <seq_lin>
    bos_index: 0
    eos_index: 0
    min_decode_ratio: 0.1
    max_decode_ratio: 0.2
    beam_size: 2
    using_eos_threshold: False
"""
LANGUAGE_MODEL = """
lm_model: !new:speechbrain.lobes.models.RNNLM.RNNLM
    output_neurons: 16
    embedding_dim: 8
    rnn_layers: 1
    rnn_neurons: 8
    dnn_blocks: 1
    dnn_neurons: 8
    return_hidden: True
rnnlm_scorer: !new:speechbrain.decoders.scorer.RNNLMScorer
    language_model: !ref <lm_model>
    temperature: 1.25
scorer: !new:speechbrain.decoders.scorer.ScorerBuilder
    full_scorers: [!ref <rnnlm_scorer>]
    weights:
        rnnlm: 0.5
"""
TRANSFORMER = """!new:speechbrain.lobes.models.dual_path.SBTransformerBlock
    num_layers: 1
    d_model: 16
    nhead: 2
    d_ffn: 16
    use_positional_encoding: True
    norm_before: True
"""
TACOTRON = """
model: !new:speechbrain.lobes.models.Tacotron2.Tacotron2
    symbols_embedding_dim: 16
    encoder_embedding_dim: 16
    attention_rnn_dim: 16
    attention_dim: 8
    attention_location_n_filters: 4
    attention_location_kernel_size: 5
    decoder_rnn_dim: 16
    prenet_dim: 8
    max_decoder_steps: 20
    postnet_embedding_dim: 8
    postnet_n_convolutions: 2
text_to_sequence: !name:speechbrain.utils.text_to_sequence.text_to_sequence
"""
HIFIGAN = """
generator: !new:speechbrain.lobes.models.HifiGAN.HifiganGenerator
    in_channels: 80
    out_channels: 1
    resblock_type: "1"
    resblock_dilation_sizes: [[1, 3, 5]]
    resblock_kernel_sizes: [3]
    upsample_kernel_sizes: [16, 16, 4, 4]
    upsample_initial_channel: 32
    upsample_factors: [8, 8, 2, 2]
"""
DETECTOR = """
device: cpu
time_resolution: 0.01
cnn: !new:speechbrain.nnet.containers.Sequential
    input_shape: [null, null, 8]
    norm1: !new:speechbrain.nnet.normalization.LayerNorm
        input_size: 8
    cnn1: !name:speechbrain.lobes.models.CRDNN.CNN_Block
        channels: 2
        kernel_size: [3, 3]
rnn: !new:speechbrain.nnet.RNN.GRU
    input_shape: [null, null, 8]
    hidden_size: 8
    bidirectional: True
dnn: !new:speechbrain.nnet.containers.Sequential
    input_shape: [null, null, 16]
    linear: !name:speechbrain.nnet.linear.Linear
        n_neurons: 1
"""
MASK = """
compute_stft: !new:speechbrain.processing.features.STFT
    sample_rate: 16000
    win_length: 32
    hop_length: 16
    n_fft: 512
    window_fn: !name:torch.hamming_window
compute_istft: !new:speechbrain.processing.features.ISTFT
    sample_rate: 16000
    win_length: 32
    hop_length: 16
    window_fn: !name:torch.hamming_window
spectral_magnitude: !name:speechbrain.processing.features.spectral_magnitude
    power: 0.5
resynth: !name:speechbrain.processing.signal_processing.resynthesize
    stft: !ref <compute_stft>
    istft: !ref <compute_istft>
    normalize_wavs: False
enhance_model: !new:speechbrain.lobes.models.MetricGAN.EnhancementGenerator
    input_size: 257
    num_layers: 1
"""
WAVEFORM = """
enhance_model: !new:speechbrain.lobes.models.EnhanceResnet.EnhanceResnet
    n_fft: 512
    win_length: 32
    hop_length: 16
    channel_counts: [4, 4]
    dense_count: 1
    dense_nodes: 16
    normalization: !name:speechbrain.nnet.normalization.BatchNorm2d
"""
SEPARATION = f"""
num_spks: 2
encoder: !new:speechbrain.lobes.models.dual_path.Encoder
    kernel_size: 16
    out_channels: 16
masknet: !new:speechbrain.lobes.models.dual_path.Dual_Path_Model
    num_spks: 2
    in_channels: 16
    out_channels: 16
    num_layers: 1
    K: 50
    intra_model: {TRANSFORMER.replace("    ", " " * 8)}
    inter_model: {TRANSFORMER.replace("    ", " " * 8)}
    norm: ln
    skip_around_intra: True
decoder: !new:speechbrain.lobes.models.dual_path.Decoder
    in_channels: 16
    out_channels: 1
    kernel_size: 16
    stride: 8
    bias: False
"""
CTC = """
wav2vec2: !new:speechbrain.integrations.huggingface.wav2vec2.Wav2Vec2
    source: facebook/wav2vec2-large-960h-lv60-self
    output_norm: True
    freeze: True
    save_path: wav2vec2_checkpoint
enc: !new:speechbrain.lobes.models.VanillaNN.VanillaNN
    input_shape: [null, null, 32]
    dnn_blocks: 1
    dnn_neurons: 16
ctc_lin: !new:speechbrain.nnet.linear.Linear
    input_size: 16
    n_neurons: 16
log_softmax: !new:speechbrain.nnet.activations.Softmax
    apply_log: True
tokenizer: !new:sentencepiece.SentencePieceProcessor
encoder: !new:speechbrain.nnet.containers.LengthsCapableSequential
    wav2vec2: !ref <wav2vec2>
    enc: !ref <enc>
    ctc_lin: !ref <ctc_lin>
    log_softmax: !ref <log_softmax>
decoding_function: !name:speechbrain.decoders.ctc_greedy_decode
    blank_id: 0
"""
WHISPER = """
language: french
whisper: !new:speechbrain.integrations.huggingface.whisper.Whisper
    source: openai/whisper-large-v2
    freeze: True
    encoder_only: False
    save_path: whisper_checkpoint
decoder: !new:speechbrain.decoders.seq2seq.S2SWhisperGreedySearcher
    model: !ref <whisper>
    min_decode_ratio: 0.0
    max_decode_ratio: 0.1
"""
CLASSIFIER = """
classifier: !new:speechbrain.lobes.models.ECAPA_TDNN.Classifier
    input_size: 12
    out_neurons: 3
label_encoder: !new:speechbrain.dataio.encoder.CategoricalEncoder
"""
VERIFIER = """
mean_var_norm_emb: !new:speechbrain.processing.features.InputNormalization
    norm_type: global
    std_norm: False
"""
SOURCE = "\nasr_model_source: speechbrain/asr-crdnn-rnnlm-librispeech\n"
ENCODER = "\nslu_enc: !new:torch.nn.Linear\n    in_features: 16\n    out_features: 16\n"

# Repository: its YAML, the sample rate, the modules, and what the pretrainer loads.
MODELS = {
    "spkrec-ecapa-voxceleb": (FEATURES + SPEAKER + VERIFIER, 16000, "compute_features mean_var_norm embedding_model mean_var_norm_emb", "embedding_model mean_var_norm_emb"),
    "lang-id-voxlingua107-ecapa": (FEATURES + SPEAKER + CLASSIFIER, 16000, "compute_features mean_var_norm embedding_model classifier", "embedding_model classifier label_encoder"),
    "asr-crdnn-rnnlm-librispeech": (SPEECH + SEARCH + LANGUAGE_MODEL + "\ndecoder" + BEAM + "    scorer: !ref <scorer>\n", 16000, "encoder decoder lm_model", "normalize encoder emb dec seq_lin lm_model tokenizer"),
    "slu-timers-and-such-direct-librispeech-asr": (SEARCH + SOURCE + ENCODER + "\nbeam_searcher" + BEAM, 16000, "slu_enc beam_searcher", "slu_enc emb dec seq_lin tokenizer"),
    "tts-tacotron2-ljspeech": (TACOTRON, 22050, "model", "model"),
    "tts-hifigan-ljspeech": (HIFIGAN, 22050, "generator", "generator"),
    "vad-crdnn-libriparty": (FEATURES + DETECTOR, 16000, "compute_features mean_var_norm cnn rnn dnn", "cnn rnn dnn"),
    "metricgan-plus-voicebank": (MASK, 16000, "enhance_model", "enhance_model"),
    "mtl-mimic-voicebank": (WAVEFORM, 16000, "enhance_model", "enhance_model"),
    "sepformer-wsj02mix": (SEPARATION, 8000, "encoder masknet decoder", "encoder masknet decoder"),
    "asr-wav2vec2-librispeech": (CTC, 16000, "encoder", "enc ctc_lin tokenizer"),
    "asr-whisper-large-v2-commonvoice-fr": (WHISPER, 16000, "whisper decoder", "whisper"),
}  # fmt: skip
