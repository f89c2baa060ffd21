use base64::prelude::*;
use reqwest::blocking::Client;
use serde_json::{Value, json};
use std::env;
use std::error::Error;
use std::fs;

fn main() -> Result<(), Box<dyn Error>> {
    let name = "sample1.wav";
    let data = fs::read(name).map_err(|error| format!("{name}: {error}"))?;
    let content = BASE64_STANDARD.encode(data);
    let mut payload = json!({
        "model": "acme/demo-model:together",
        "messages": [
            {
                "role": "user",
                "content": [
                    {"type": "text", "text": "What is said in this recording?"},
                    {
                        "type": "input_audio",
                        "input_audio": {"format": "wav"},
                    },
                ],
            },
        ],
    });
    payload["messages"][0]["content"][1]["input_audio"]["data"] = json!(content);
    let token = env::var("HF_TOKEN")?;
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/v1/chat/completions")
        .header("Authorization", format!("Bearer {token}"))
        .json(&payload)
        .send()?;
    let status = response.status();
    if !status.is_success() {
        return Err(format!("HTTP {status}: {}", response.text()?).into());
    }
    let completion: Value = response.json()?;
    let message = &completion["choices"][0]["message"];
    println!("{}", message["content"].as_str().unwrap_or_default());
    Ok(())
}
