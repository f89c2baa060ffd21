use async_openai::Client;
use async_openai::config::OpenAIConfig;
use base64::prelude::*;
use serde_json::{Value, json};
use std::env;
use std::error::Error;
use std::fs;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let name = "sample1.wav";
    let data = fs::read(name).map_err(|error| format!("{name}: {error}"))?;
    let content = BASE64_STANDARD.encode(data);
    let mut payload = json!({
        "model": "acme/demo-model:scaleway",
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
    let config = OpenAIConfig::new()
        .with_api_base("https://router.huggingface.co/v1")
        .with_api_key(env::var("HF_TOKEN")?);
    let client = Client::with_config(config);
    let completion: Value = client.chat().create_byot(payload).await?;
    let message = &completion["choices"][0]["message"];
    println!("{}", message["content"].as_str().unwrap_or_default());
    Ok(())
}
