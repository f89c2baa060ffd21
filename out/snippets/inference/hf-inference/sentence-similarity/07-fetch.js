const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
};
const payload = {
  inputs: {
    source_sentence: "How do I reset my password?",
    sentences: [
      "I forgot my login details.",
      "Where can I change my delivery address?",
      "The steps to choose a new password",
    ],
  },
};
const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/demo-model/pipeline/sentence-similarity", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
const result = await response.json();
console.log(result);
