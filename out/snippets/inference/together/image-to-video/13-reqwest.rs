use base64::prelude::*;
use reqwest::blocking::{Client, RequestBuilder};
use serde_json::{Value, json};
use std::env;
use std::error::Error;
use std::fs;
use std::thread::sleep;
use std::time::Duration;

fn main() -> Result<(), Box<dyn Error>> {
    let name = "cat.png";
    let data = fs::read(name).map_err(|error| format!("{name}: {error}"))?;
    let content = "data:image/png;base64,".to_string() + &BASE64_STANDARD.encode(data);
    let mut payload = json!({
        "model": "acme/demo-model",
        "frame_images": [
            {"frame": "first"},
        ],
        "prompt": "The cat stretches, yawns and lies down again.",
    });
    payload["frame_images"][0]["input_image"] = json!(content);
    let client = Client::builder().timeout(None).build()?;
    let url = "https://router.huggingface.co/together/v2/videos";
    let job = read_json(client.post(url).json(&payload))?;

    let mut address = String::new();
    address.push_str("https://router.huggingface.co/together/v2/videos/");
    address.push_str(text_of(&job["id"])?);
    let mut result = read_json(client.get(&address))?;
    while result["status"] != "completed" {
        let failed = ["failed", "cancelled"];
        if failed.iter().any(|one| result["status"] == *one) {
            return Err(format!("The job failed: {result}").into());
        }
        sleep(Duration::from_secs(2));
        result = read_json(client.get(&address))?;
    }
    let value = &result["outputs"]["video_url"];
    let value = value.as_str().ok_or("a text is missing in the answer")?;
    let bytes = client.get(value).send()?.error_for_status()?.bytes()?;
    let file = "video.mp4";
    fs::write(file, bytes)?;
    println!("Saved {file}");
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
