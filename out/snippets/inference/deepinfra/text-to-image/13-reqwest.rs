use base64::prelude::*;
use reqwest::blocking::Client;
use serde_json::{Value, json};
use std::env;
use std::error::Error;
use std::fs;

fn main() -> Result<(), Box<dyn Error>> {
    let payload = json!({
        "model": "acme/demo-model",
        "prompt": "A lighthouse on a cliff at dusk, watercolor",
        "response_format": "b64_json",
    });
    let token = env::var("HF_TOKEN")?;
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/deepinfra/v1/openai/images/generations")
        .header("Authorization", format!("Bearer {token}"))
        .json(&payload)
        .send()?;
    let status = response.status();
    if !status.is_success() {
        return Err(format!("HTTP {status}: {}", response.text()?).into());
    }
    let result: Value = response.json()?;
    let value = &result["data"][0]["b64_json"];
    let value = value.as_str().ok_or("a text is missing in the answer")?;
    let bytes = BASE64_STANDARD.decode(value)?;
    let file = "image.jpg";
    fs::write(file, bytes)?;
    println!("Saved {file}");
    Ok(())
}
