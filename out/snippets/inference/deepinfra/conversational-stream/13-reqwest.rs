use reqwest::blocking::Client;
use serde_json::{Value, json};
use std::env;
use std::error::Error;
use std::io::{BufRead, BufReader, Write, stdout};

fn main() -> Result<(), Box<dyn Error>> {
    let payload = json!({
        "model": "acme/demo-model:deepinfra",
        "messages": [
            {
                "role": "user",
                "content": "Which planet in the solar system has the shortest year?",
            },
        ],
        "stream": true,
    });
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
    let mut event = String::new();
    for line in BufReader::new(response).lines() {
        let line = line?;
        let (name, value) = line.split_once(':').unwrap_or_default();
        let value = value.trim();
        if line.is_empty() {
            event.clear();
        } else if name == "event" {
            event = value.to_string();
        }
        if name != "data" {
            continue;
        }
        if value == "[DONE]" {
            break;
        }
        let chunk: Value = serde_json::from_str(value)?;
        if event == "error" || !chunk["error"].is_null() {
            return Err(value.into());
        }
        for choice in chunk["choices"].as_array().into_iter().flatten() {
            let text = choice["delta"]["content"].as_str();
            print!("{}", text.unwrap_or_default());
            stdout().flush()?;
        }
    }
    println!();
    Ok(())
}
