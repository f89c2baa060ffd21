use async_openai::Client;
use async_openai::config::OpenAIConfig;
use serde_json::{Value, json};
use std::env;
use std::error::Error;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let payload = json!({
        "model": "acme/demo-model",
        "messages": [
            {
                "role": "user",
                "content": "Which planet in the solar system has the shortest year?",
            },
        ],
        "tools": [
            {
                "type": "function",
                "function": {
                    "name": "get_weather",
                    "description": "The weather of a city.",
                    "parameters": {
                        "type": "object",
                        "properties": {
                            "city": {"type": "string"},
                        },
                        "required": ["city"],
                    },
                },
            },
        ],
    });
    let config = OpenAIConfig::new()
        .with_api_base("https://router.huggingface.co/v1")
        .with_api_key(env::var("HF_TOKEN")?);
    let client = Client::with_config(config);
    let completion: Value = client.chat().create_byot(payload).await?;
    let message = &completion["choices"][0]["message"];
    if let Some(content) = message["content"].as_str() {
        println!("{content}");
    }
    for call in message["tool_calls"].as_array().into_iter().flatten() {
        let name = call["function"]["name"].as_str().unwrap_or_default();
        let arguments = call["function"]["arguments"].as_str();
        println!("{name} {}", arguments.unwrap_or_default());
    }
    Ok(())
}
