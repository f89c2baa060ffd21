use reqwest::blocking::Client;
use serde_json::{Value, json};
use std::env;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let payload = json!({"inputs": "Tomorrow morning we will take the train to the sea."});
    let token = env::var("HF_TOKEN")?;
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/hf-inference/models/acme/demo-model")
        .header("Authorization", format!("Bearer {token}"))
        .json(&payload)
        .send()?;
    let status = response.status();
    if !status.is_success() {
        return Err(format!("HTTP {status}: {}", response.text()?).into());
    }
    let result: Value = response.json()?;
    println!("{}", result);
    Ok(())
}
