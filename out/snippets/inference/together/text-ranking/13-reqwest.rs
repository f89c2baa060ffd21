use reqwest::blocking::Client;
use serde_json::{Value, json};
use std::env;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let payload = json!({
        "model": "acme/demo-model",
        "query": "How long does a day on Venus last?",
        "documents": [
            "Venus turns so slowly that one day lasts 243 days of the Earth.",
            "Mars has two small moons, Phobos and Deimos.",
            "The clouds of Venus consist of sulfuric acid.",
        ],
    });
    let token = env::var("TOGETHER_API_KEY")?;
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://api.together.ai/v1/rerank")
        .header("Authorization", format!("Bearer {token}"))
        .json(&payload)
        .send()?;
    let status = response.status();
    if !status.is_success() {
        return Err(format!("HTTP {status}: {}", response.text()?).into());
    }
    let result: Value = response.json()?;
    println!("{}", result["results"]);
    Ok(())
}
