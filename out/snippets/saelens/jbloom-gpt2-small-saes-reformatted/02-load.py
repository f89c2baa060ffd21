from sae_lens import SAE

# sae_id: the folder of one autoencoder, such as "blocks.8.hook_resid_pre"
sae = SAE.from_pretrained(
    release="jbloom/GPT2-Small-SAEs-Reformatted",
    sae_id="fill-in-sae-id",
)
print(sae.cfg)
