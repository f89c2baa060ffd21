use async_openai::Client;
use async_openai::config::OpenAIConfig;
use futures::StreamExt;
use serde_json::{Value, json};
use std::env;
use std::error::Error;
use std::io::{Write, stdout};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let payload = json!({
        "model": "acme/demo-model:together",
        "messages": [
            {
                "role": "user",
                "content": "Which planet in the solar system has the shortest year?",
            },
        ],
        "stream": true,
    });
    let config = OpenAIConfig::new()
        .with_api_base("https://router.huggingface.co/v1")
        .with_api_key(env::var("HF_TOKEN")?);
    let client = Client::with_config(config);
    let mut stream = client.chat().create_stream_byot(payload).await?;
    while let Some(chunk) = stream.next().await {
        let chunk: Value = chunk?;
        if !chunk["error"].is_null() {
            return Err(chunk["error"].to_string().into());
        }
        for choice in chunk["choices"].as_array().into_iter().flatten() {
            let text = choice["delta"]["content"].as_str();
            print!("{}", text.unwrap_or_default());
            stdout().flush()?;
        }
    }
    println!();
    Ok(())
}
