"""The model that writes phonemes for SpeechBrain's FastSpeech2: a recurrent encoder and decoder, with word embeddings of BERT.

The YAML has the keys and classes of SpeechBrain's recipe for it (recipes/LibriSpeech/G2P), with small sizes.
"""

from pathlib import Path

import torch
from hyperpyyaml import load_hyperpyyaml
from speechbrain.utils.checkpoints import DEFAULT_SAVE_HOOKS, get_default_hook

NAME = "speechbrain/soundchoice-g2p"
BERT = "bert-base-uncased"
PHONEMES = (
    "AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH"
).split()
LETTERS = [*"ABCDEFGHIJKLMNOPQRSTUVWXYZ'", " "]
BODY = f"""
graphemes: {LETTERS}
phonemes: {[*PHONEMES, " "]}
grapheme_sequence_mode: bos
phoneme_sequence_mode: bos
enc: !new:speechbrain.nnet.RNN.LSTM
    input_shape: [null, null, 16]
    bidirectional: True
    hidden_size: 8
lin: !new:speechbrain.nnet.linear.Linear
    input_size: 8
    n_neurons: 43
    bias: False
ctc_lin: !new:speechbrain.nnet.linear.Linear
    input_size: 16
    n_neurons: 43
encoder_emb: !new:speechbrain.nnet.embedding.Embedding
    num_embeddings: 31
    embedding_dim: 8
emb: !new:speechbrain.nnet.embedding.Embedding
    num_embeddings: 43
    embedding_dim: 8
dec: !new:speechbrain.nnet.RNN.AttentionalRNNDecoder
    enc_dim: 16
    input_size: 8
    rnn_type: gru
    attn_type: content
    hidden_size: 8
    attn_dim: 8
    num_layers: 1
word_emb_enc: !new:speechbrain.lobes.models.g2p.model.WordEmbeddingEncoder
    word_emb_dim: 16
    word_emb_enc_dim: 8
    norm_type: batch
word_emb: !apply:speechbrain.lobes.models.g2p.dataio.lazy_init
    init: !name:speechbrain.wordemb.transformer.TransformerWordEmbeddings
        model: {BERT}
log_softmax: !new:speechbrain.nnet.activations.Softmax
    apply_log: True
model: !new:speechbrain.lobes.models.g2p.model.AttentionSeq2Seq
    enc: !ref <enc>
    encoder_emb: !ref <encoder_emb>
    emb: !ref <emb>
    dec: !ref <dec>
    lin: !ref <lin>
    out: !ref <log_softmax>
    use_word_emb: True
    word_emb_enc: !ref <word_emb_enc>
ctc_scorer: !new:speechbrain.decoders.scorer.CTCScorer
    eos_index: 1
    blank_index: 2
    ctc_fc: !ref <ctc_lin>
coverage_scorer: !new:speechbrain.decoders.scorer.CoverageScorer
    vocab_size: 43
scorer: !new:speechbrain.decoders.scorer.ScorerBuilder
    full_scorers: [!ref <ctc_scorer>, !ref <coverage_scorer>]
    weights:
        ctc: 0.4
        coverage: 5.0
beam_searcher: !new:speechbrain.decoders.S2SRNNBeamSearcher
    embedding: !ref <emb>
    decoder: !ref <dec>
    linear: !ref <lin>
    bos_index: 0
    eos_index: 1
    min_decode_ratio: 0.5  # so that random weights write something for every word
    max_decode_ratio: 1.0
    beam_size: 4
    scorer: !ref <scorer>
modules:
    model: !ref <model>
    enc: !ref <enc>
    encoder_emb: !ref <encoder_emb>
    emb: !ref <emb>
    dec: !ref <dec>
    lin: !ref <lin>
    ctc_lin: !ref <ctc_lin>
    out: !ref <log_softmax>
    word_emb: null
    word_emb_enc: !ref <word_emb_enc>
model_input_keys: [grapheme_encoded, word_emb]
model_output_keys: [p_seq, char_lens, encoder_out]
grapheme_encoder: !new:speechbrain.dataio.encoder.TextEncoder
phoneme_encoder: !new:speechbrain.dataio.encoder.TextEncoder
encode_pipeline:
    batch: False
    use_padded_data: True
    output_keys: [grapheme_list, grapheme_encoded_list, grapheme_encoded, word_emb]
    init:
        - func: !name:speechbrain.lobes.models.g2p.dataio.enable_eos_bos
              encoder: !ref <grapheme_encoder>
              tokens: !ref <graphemes>
              bos_index: 0
              eos_index: 1
        - func: !name:speechbrain.lobes.models.g2p.dataio.enable_eos_bos
              encoder: !ref <phoneme_encoder>
              tokens: !ref <phonemes>
              bos_index: 0
              eos_index: 1
    steps:
        - func: !name:speechbrain.lobes.models.g2p.dataio.clean_pipeline
              graphemes: !ref <graphemes>
          takes: txt
          provides: txt_cleaned
        - func: !name:speechbrain.lobes.models.g2p.dataio.grapheme_pipeline
              grapheme_encoder: !ref <grapheme_encoder>
          takes: txt_cleaned
          provides: [grapheme_list, grapheme_encoded_list, grapheme_encoded_raw]
        - func: !name:speechbrain.lobes.models.g2p.dataio.add_bos_eos
              encoder: !ref <grapheme_encoder>
          takes: grapheme_encoded_list
          provides: [grapheme_encoded, grapheme_len, grapheme_encoded_eos, grapheme_len_eos]
        - func: !name:speechbrain.lobes.models.g2p.dataio.word_emb_pipeline
              word_emb: !ref <word_emb>
              grapheme_encoder: !ref <grapheme_encoder>
              use_word_emb: True
          takes: [txt, grapheme_encoded, grapheme_len]
          provides: word_emb
decode_pipeline:
    batch: True
    output_keys: [phonemes]
    steps:
        - func: !name:speechbrain.lobes.models.g2p.dataio.beam_search_pipeline
              beam_searcher: !ref <beam_searcher>
          takes: [char_lens, encoder_out]
          provides: [hyps, scores]
        - func: !name:speechbrain.lobes.models.g2p.dataio.phoneme_decoder_pipeline
              phoneme_encoder: !ref <phoneme_encoder>
          takes: [hyps]
          provides: [phonemes]
pretrainer: !new:speechbrain.utils.parameter_transfer.Pretrainer
    loadables:
        model: !ref <model>
        ctc_lin: !ref <ctc_lin>
    paths:
        model: {NAME}/model.ckpt
        ctc_lin: {NAME}/ctc_lin.ckpt
"""


def save_bert(target: Path) -> None:
    """Words are spelled by letters; embeddings are made of the last four layers."""
    import transformers

    target.mkdir(parents=True)
    letters = "abcdefghijklmnopqrstuvwxyz0123456789.,'?!"
    words = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *letters, *(f"##{letter}" for letter in letters)]
    (target / "vocab.txt").write_text("\n".join(words))
    transformers.BertTokenizer.from_pretrained(target).save_pretrained(target)
    config = transformers.BertConfig(
        vocab_size=len(words), hidden_size=16, num_hidden_layers=4, num_attention_heads=2, intermediate_size=16
    )
    transformers.BertModel(config).save_pretrained(target)


def save(folder: Path) -> None:
    """Writes the model that a FastSpeech2 of SpeechBrain downloads, and the one that it takes embeddings from."""
    torch.manual_seed(0)
    save_bert(folder / BERT)
    target = folder / NAME
    target.mkdir(parents=True)
    made = load_hyperpyyaml(BODY)
    for part in ["model", "ctc_lin"]:
        get_default_hook(made[part], DEFAULT_SAVE_HOOKS)(made[part], target / f"{part}.ckpt")
    (target / "hyperparams.yaml").write_text(BODY)


def lengthen(file: Path) -> None:
    """Gives every phoneme some frames: random weights may give none, and then there is nothing to hear."""
    weights = torch.load(file, weights_only=True)
    weights["durPred.linear.w.bias"].fill_(1.5)
    torch.save(weights, file)
