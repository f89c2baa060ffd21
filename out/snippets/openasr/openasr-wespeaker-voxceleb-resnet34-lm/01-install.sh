# Prebuilt binaries: https://github.com/QuintinShaw/openasr/releases
# Or build it, with Rust, CMake and a C++ compiler:
git clone --recurse-submodules https://github.com/QuintinShaw/openasr.git
cd openasr
cargo build --release -p openasr-cli
export PATH="$PWD/target/release:$PATH"
