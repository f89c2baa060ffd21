const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
};
const payload = {
  inputs: {
    data: {
      Height: ["12.4"],
      Length1: ["25.2"],
      Length2: ["27.3"],
      Species: ["Bream"],
    },
  },
};
const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/demo-model", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
const result = await response.json();
console.log(result);
