use base64::prelude::*;
use reqwest::blocking::Client;
use serde_json::{Value, json};
use std::env;
use std::error::Error;
use std::fs;

fn main() -> Result<(), Box<dyn Error>> {
    let name = "sample1.mp3";
    let data = fs::read(name).map_err(|error| format!("{name}: {error}"))?;
    let content = "data:audio/mpeg;base64,".to_string() + &BASE64_STANDARD.encode(data);
    let mut payload = json!({});
    payload["audio_url"] = json!(content);
    let token = env::var("HF_TOKEN")?;
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/fal-ai/acme/demo-model")
        .header("Authorization", format!("Bearer {token}"))
        .json(&payload)
        .send()?;
    let status = response.status();
    if !status.is_success() {
        return Err(format!("HTTP {status}: {}", response.text()?).into());
    }
    let result: Value = response.json()?;
    println!("{}", result["text"]);
    Ok(())
}
