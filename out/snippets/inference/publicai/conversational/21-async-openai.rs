use async_openai::Client;
use async_openai::config::OpenAIConfig;
use serde_json::{Value, json};
use std::env;
use std::error::Error;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let payload = json!({
        "model": "acme/demo-model:publicai",
        "messages": [
            {
                "role": "user",
                "content": "Which planet in the solar system has the shortest year?",
            },
        ],
    });
    let config = OpenAIConfig::new()
        .with_api_base("https://router.huggingface.co/v1")
        .with_api_key(env::var("HF_TOKEN")?);
    let client = Client::with_config(config);
    let completion: Value = client.chat().create_byot(payload).await?;
    let message = &completion["choices"][0]["message"];
    println!("{}", message["content"].as_str().unwrap_or_default());
    Ok(())
}
