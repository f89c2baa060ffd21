use reqwest::blocking::Client;
use serde_json::Value;
use std::env;
use std::error::Error;
use std::fs;

fn main() -> Result<(), Box<dyn Error>> {
    let name = "sample1.flac";
    let data = fs::read(name).map_err(|error| format!("{name}: {error}"))?;
    let token = env::var("HF_TOKEN")?;
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/hf-inference/models/acme/demo-model")
        .header("Authorization", format!("Bearer {token}"))
        .header("Content-Type", "audio/flac")
        .body(data)
        .send()?;
    let status = response.status();
    if !status.is_success() {
        return Err(format!("HTTP {status}: {}", response.text()?).into());
    }
    let result: Value = response.json()?;
    println!("{}", result);
    Ok(())
}
