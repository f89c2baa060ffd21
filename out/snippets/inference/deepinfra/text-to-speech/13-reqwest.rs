use reqwest::blocking::Client;
use serde_json::json;
use std::env;
use std::error::Error;
use std::fs;

fn main() -> Result<(), Box<dyn Error>> {
    let payload = json!({
        "model": "acme/demo-model",
        "input": "The train to the coast leaves at 9:42 from platform seven.",
    });
    let token = env::var("HF_TOKEN")?;
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/deepinfra/v1/openai/audio/speech")
        .header("Authorization", format!("Bearer {token}"))
        .json(&payload)
        .send()?;
    let status = response.status();
    if !status.is_success() {
        return Err(format!("HTTP {status}: {}", response.text()?).into());
    }
    let bytes = response.bytes()?;
    let file = "speech.wav";
    fs::write(file, bytes)?;
    println!("Saved {file}");
    Ok(())
}
