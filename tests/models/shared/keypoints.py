"""Keypoints of pictures of 64 pixels: the detector that matchers of keypoints use, with random weights that find some in every picture."""

SIZE = {"height": 64, "width": 64}
# Every pixel may be a keypoint, the 32 best ones are.
DETECTOR = {
    "encoder_hidden_sizes": [8, 8, 16, 16], "decoder_hidden_size": 16, "descriptor_decoder_dim": 32,
    "keypoint_threshold": 0.0, "max_keypoints": 32, "border_removal_distance": 0, "nms_radius": 1,
}  # fmt: skip
