cat > input.json <<'EOF'
[
  {
    "name": "example",
    "modelSeeds": [101],
    "sequences": [
      { "proteinChain": { "sequence": "MKTAYIAKQRQISFVKSHFSRQ", "count": 1 } }
    ]
  }
]
EOF

# The weights are fetched into ~/.cache/opendde, or into $OPENDDE_ROOT_DIR
opendde doctor
opendde pred -i input.json -o ./output -n opendde_v1 \
  --use_msa false --use_template false --use_rna_msa false
