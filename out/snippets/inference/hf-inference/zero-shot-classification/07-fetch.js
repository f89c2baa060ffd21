const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
};
const payload = {
  inputs: "My parcel was marked as delivered on Monday, but nothing has arrived.",
  parameters: {
    candidate_labels: ["shipping", "payment", "account"],
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
