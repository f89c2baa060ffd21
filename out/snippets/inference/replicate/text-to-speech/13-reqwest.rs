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
        "input": {"text": "The train to the coast leaves at 9:42 from platform seven."},
    });
    let client = Client::builder().timeout(None).build()?;
    let url = "https://router.huggingface.co/replicate/v1/models/acme/demo-model/predictions";
    let job = read_json(client.post(url).json(&payload))?;

    let mut address = String::new();
    address.push_str("https://router.huggingface.co/replicate");
    address.push_str(Url::parse(text_of(&job["urls"]["get"])?)?.path());
    let mut result = job.clone();
    while result["status"] != "succeeded" {
        let failed = ["failed", "canceled", "aborted"];
        if failed.iter().any(|one| result["status"] == *one) {
            return Err(format!("The job failed: {result}").into());
        }
        sleep(Duration::from_secs(1));
        result = read_json(client.get(&address))?;
    }
    let value = &result["output"];
    let value = value.get(0).unwrap_or(value);
    let value = value.as_str().ok_or("a text is missing in the answer")?;
    let bytes = client.get(value).send()?.error_for_status()?.bytes()?;
    let kind = Path::new(value.split('?').next().unwrap_or(value)).extension();
    let file = Path::new("speech").with_extension(kind.unwrap_or_default());
    fs::write(&file, bytes)?;
    println!("Saved {}", file.display());
    Ok(())
}

fn read_json(request: RequestBuilder) -> Result<Value, Box<dyn Error>> {
    let token = env::var("HF_TOKEN")?;
    let response = request
        .header("Authorization", format!("Bearer {token}"))
        .header("Prefer", "wait")
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
