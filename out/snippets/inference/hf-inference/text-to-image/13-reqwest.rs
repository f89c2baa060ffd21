use reqwest::blocking::Client;
use serde_json::json;
use std::env;
use std::error::Error;
use std::fs;

fn main() -> Result<(), Box<dyn Error>> {
    let payload = json!({
        "inputs": "A lighthouse on a cliff at dusk, watercolor",
        "parameters": {"num_inference_steps": 5},
    });
    let token = env::var("HF_TOKEN")?;
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/hf-inference/models/acme/demo-model")
        .header("Authorization", format!("Bearer {token}"))
        .header("Accept", "image/png")
        .json(&payload)
        .send()?;
    let status = response.status();
    if !status.is_success() {
        return Err(format!("HTTP {status}: {}", response.text()?).into());
    }
    let bytes = response.bytes()?;
    let file = "image.png";
    fs::write(file, bytes)?;
    println!("Saved {file}");
    Ok(())
}
