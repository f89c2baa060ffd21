# Needs Rust and CUDA. On a Mac write metal in place of cuda
git clone https://github.com/kyutai-labs/moshi.git
cd moshi/rust

# The server speaks https, at https://localhost:8998
openssl req -x509 -newkey rsa:2048 -nodes -days 365 -subj "/CN=localhost" \
  -keyout key.pem -out cert.pem

cargo run --features cuda --bin moshi-backend -r -- \
  --config moshi-backend/config.json standalone
