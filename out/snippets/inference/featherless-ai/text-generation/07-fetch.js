const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
};
const payload = {
  model: "acme/demo-model",
  prompt: "Which planet in the solar system has the shortest year?",
};
const response = await fetch("https://router.huggingface.co/featherless-ai/v1/completions", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
const result = await response.json();
console.log(result["choices"][0]["text"]);
