use reqwest::blocking::Client;
use reqwest::blocking::multipart::{Form, Part};
use serde_json::Value;
use std::env;
use std::error::Error;
use std::fs;

fn main() -> Result<(), Box<dyn Error>> {
    let name = "sample1.flac";
    let data = fs::read(name).map_err(|error| format!("{name}: {error}"))?;
    let part = Part::bytes(data)
        .file_name("audio.flac")
        .mime_str("audio/flac")?;
    let form = Form::new()
        .text("model", "acme/demo-model")
        .part("file", part);
    let token = env::var("HF_TOKEN")?;
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/together/v1/audio/transcriptions")
        .header("Authorization", format!("Bearer {token}"))
        .multipart(form)
        .send()?;
    let status = response.status();
    if !status.is_success() {
        return Err(format!("HTTP {status}: {}", response.text()?).into());
    }
    let result: Value = response.json()?;
    println!("{}", result["text"]);
    Ok(())
}
