# /// script
# dependencies = ["sentencepiece"]
# parts = ["speechbrain"]
# ///
"""A Conformer with a transducer, which is searched piece by piece."""

import runpy
import sys
from pathlib import Path

folder = Path(__file__).parents[1]
sys.path.append(str(folder))

import layouts

BODY = """
compute_features: !new:speechbrain.lobes.features.Fbank
    sample_rate: 16000
    n_fft: 512
    n_mels: 8
    win_length: 32
normalize: !new:speechbrain.processing.features.InputNormalization
    norm_type: global
CNN: !new:speechbrain.lobes.models.convolution.ConvolutionFrontEnd
    input_shape: (8, 10, 8)
    num_blocks: 2
    num_layers_per_block: 1
    out_channels: (4, 4)
    kernel_sizes: (3, 3)
    strides: (2, 2)
    residuals: (False, False)
Transformer: !new:speechbrain.lobes.models.transformer.TransformerASR.TransformerASR
    input_size: 8
    tgt_vocab: 16
    d_model: 16
    nhead: 2
    num_encoder_layers: 1
    num_decoder_layers: 0
    d_ffn: 16
    encoder_module: conformer
    attention_type: RelPosMHAXL
    normalize_before: True
    causal: False
enc: !new:speechbrain.lobes.models.transformer.TransformerASR.EncoderWrapper
    transformer: !ref <Transformer>
proj_enc: !new:speechbrain.nnet.linear.Linear
    input_size: 16
    n_neurons: 16
    bias: False
proj_dec: !new:speechbrain.nnet.linear.Linear
    input_size: 16
    n_neurons: 16
    bias: False
emb: !new:speechbrain.nnet.embedding.Embedding
    num_embeddings: 16
    consider_as_one_hot: True
    blank_id: 0
dec: !new:speechbrain.nnet.RNN.LSTM
    input_shape: [null, null, 15]
    hidden_size: 16
    num_layers: 1
    re_init: True
Tjoint: !new:speechbrain.nnet.transducer.transducer_joint.Transducer_joint
    joint: sum
    nonlinearity: !name:torch.nn.GELU
transducer_lin: !new:speechbrain.nnet.linear.Linear
    input_size: 16
    n_neurons: 16
    bias: False
model: !new:torch.nn.ModuleList
    - [!ref <CNN>, !ref <enc>, !ref <emb>, !ref <dec>, !ref <proj_enc>, !ref <proj_dec>, !ref <transducer_lin>]
tokenizer: !new:sentencepiece.SentencePieceProcessor
Greedysearcher: !new:speechbrain.decoders.transducer.TransducerBeamSearcher
    decode_network_lst: [!ref <emb>, !ref <dec>, !ref <proj_dec>]
    tjoint: !ref <Tjoint>
    classifier_network: [!ref <transducer_lin>]
    blank_id: 0
    beam_size: 1
    nbest: 1
make_tokenizer_streaming_context: !name:speechbrain.tokenizers.SentencePiece.SentencePieceDecoderStreamingContext
tokenizer_decode_streaming: !name:speechbrain.tokenizers.SentencePiece.spm_decode_preserve_leading_space
make_decoder_streaming_context: !name:speechbrain.decoders.transducer.TransducerGreedySearcherStreamingContext
decoding_function: !name:speechbrain.decoders.transducer.TransducerBeamSearcher.transducer_greedy_decode_streaming
    - !ref <Greedysearcher>
fea_streaming_extractor: !new:speechbrain.lobes.features.StreamingFeatureWrapper
    module: !new:speechbrain.nnet.containers.LengthsCapableSequential
        - !ref <compute_features>
        - !ref <normalize>
        - !ref <CNN>
    properties: !apply:speechbrain.utils.filter_analysis.stack_filter_properties
        - [!ref <compute_features>, !ref <CNN>]
"""
MODULES = "CNN enc emb dec Tjoint transducer_lin normalize proj_dec proj_enc"

layouts.MODELS["asr-streaming-conformer-librispeech"] = (BODY, 16000, MODULES, "model tokenizer normalize")
runpy.run_path(str(folder / "main.py"), run_name="__main__")
