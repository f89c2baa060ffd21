use reqwest::Url;
use reqwest::blocking::{Client, RequestBuilder};
use serde_json::{Value, json};
use std::env;
use std::error::Error;
use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

fn main() -> Result<(), Box<dyn Error>> {
    let payload = json!({
        "prompt": "slow acoustic guitar, soft rain in the background, warm and calm",
    });
    let client = Client::builder().timeout(None).build()?;
    let url = "https://router.huggingface.co/fal-ai/acme/demo-model?_subdomain=queue";
    let job = read_json(client.post(url).json(&payload))?;

    let mut address = String::new();
    address.push_str("https://router.huggingface.co/fal-ai");
    address.push_str(Url::parse(text_of(&job["status_url"])?)?.path());
    address.push_str("?_subdomain=queue");
    let mut result = read_json(client.get(&address))?;
    while result["status"] != "COMPLETED" {
        sleep(Duration::from_secs(1));
        result = read_json(client.get(&address))?;
    }

    let mut address = String::new();
    address.push_str("https://router.huggingface.co/fal-ai");
    address.push_str(Url::parse(text_of(&job["response_url"])?)?.path());
    address.push_str("?_subdomain=queue");
    let result = read_json(client.get(&address))?;
    let holder = match &result["audio_file"] {
        Value::Null => &result["audio"],
        found => found,
    };
    let value = &holder["url"];
    let value = value.as_str().ok_or("a text is missing in the answer")?;
    let bytes = client.get(value).send()?.error_for_status()?.bytes()?;
    let kind = Path::new(value.split('?').next().unwrap_or(value)).extension();
    let file = Path::new("audio").with_extension(kind.unwrap_or_default());
    fs::write(&file, bytes)?;
    println!("Saved {}", file.display());
    Ok(())
}

fn read_json(request: RequestBuilder) -> Result<Value, Box<dyn Error>> {
    let token = env::var("HF_TOKEN")?;
    let response = request
        .header("Authorization", format!("Bearer {token}"))
        .send()?;
    let status = response.status();
    if !status.is_success() {
        return Err(format!("HTTP {status}: {}", response.text()?).into());
    }
    Ok(response.json()?)
}

fn text_of(value: &Value) -> Result<&str, Box<dyn Error>> {
    Ok(value.as_str().ok_or("a text is missing in the answer")?)
}
