use base64::prelude::*;
use reqwest::blocking::Client;
use serde_json::{Value, json};
use std::env;
use std::error::Error;
use std::fs;

fn main() -> Result<(), Box<dyn Error>> {
    let name = "cat.jpg";
    let data = fs::read(name).map_err(|error| format!("{name}: {error}"))?;
    let content = "data:image/jpeg;base64,".to_string() + &BASE64_STANDARD.encode(data);
    let mut payload = json!({"model": "acme/demo-model"});
    payload["file"] = json!(content);
    let token = env::var("HF_TOKEN")?;
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/zai-org/api/paas/v4/layout_parsing")
        .header("Authorization", format!("Bearer {token}"))
        .header("x-source-channel", "hugging_face")
        .header("accept-language", "en-US,en")
        .json(&payload)
        .send()?;
    let status = response.status();
    if !status.is_success() {
        return Err(format!("HTTP {status}: {}", response.text()?).into());
    }
    let result: Value = response.json()?;
    println!("{}", result["md_results"]);
    Ok(())
}
