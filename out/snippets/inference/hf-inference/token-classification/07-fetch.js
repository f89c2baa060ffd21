const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
};
const payload = { inputs: "Ada Lovelace wrote to Charles Babbage from London in 1843." };
const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/demo-model", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
const result = await response.json();
console.log(result);
