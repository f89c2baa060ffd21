use reqwest::blocking::Client;
use serde_json::{Value, json};
use std::env;
use std::error::Error;
use std::fs;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let payload = json!({"text": "The train to the coast leaves at 9:42 from platform seven."});
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
    let value = &result["audio"]["url"];
    let value = value.as_str().ok_or("a text is missing in the answer")?;
    let bytes = client.get(value).send()?.error_for_status()?.bytes()?;
    let kind = Path::new(value.split('?').next().unwrap_or(value)).extension();
    let file = Path::new("speech").with_extension(kind.unwrap_or_default());
    fs::write(&file, bytes)?;
    println!("Saved {}", file.display());
    Ok(())
}
