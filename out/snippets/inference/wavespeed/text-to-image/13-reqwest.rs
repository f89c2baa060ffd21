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
    let payload = json!({"prompt": "A lighthouse on a cliff at dusk, watercolor"});
    let client = Client::builder().timeout(None).build()?;
    let url = "https://router.huggingface.co/wavespeed/api/v3/acme/demo-model";
    let job = read_json(client.post(url).json(&payload))?;

    let mut address = String::new();
    address.push_str("https://router.huggingface.co/wavespeed");
    address.push_str(Url::parse(text_of(&job["data"]["urls"]["get"])?)?.path());
    let mut result = read_json(client.get(&address))?;
    while result["data"]["status"] != "completed" {
        let failed = ["failed", "cancelled", "timeout", "deleted"];
        if failed.iter().any(|one| result["data"]["status"] == *one) {
            return Err(format!("The job failed: {result}").into());
        }
        sleep(Duration::from_secs(1));
        result = read_json(client.get(&address))?;
    }
    let value = &result["data"]["outputs"][0];
    let value = value.as_str().ok_or("a text is missing in the answer")?;
    let bytes = client.get(value).send()?.error_for_status()?.bytes()?;
    let kind = Path::new(value.split('?').next().unwrap_or(value)).extension();
    let file = Path::new("image").with_extension(kind.unwrap_or_default());
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
