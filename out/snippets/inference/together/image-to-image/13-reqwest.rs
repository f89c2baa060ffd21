use base64::prelude::*;
use reqwest::blocking::Client;
use serde_json::{Value, json};
use std::env;
use std::error::Error;
use std::fs;

fn main() -> Result<(), Box<dyn Error>> {
    let name = "cat.png";
    let data = fs::read(name).map_err(|error| format!("{name}: {error}"))?;
    let content = "data:image/png;base64,".to_string() + &BASE64_STANDARD.encode(data);
    let mut payload = json!({
        "model": "acme/demo-model",
        "prompt": "Turn this cat into a dog.",
        "response_format": "base64",
    });
    payload["reference_images"] = json!([content]);
    let token = env::var("HF_TOKEN")?;
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/together/v1/images/generations")
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
