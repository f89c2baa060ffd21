const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
};
const payload = {
  model: "acme/demo-model",
  input: "Store the coffee beans in a cool, dry place.",
};
const response = await fetch("https://router.huggingface.co/scaleway/v1/embeddings", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
const result = await response.json();
console.log(result["data"][0]["embedding"]);
