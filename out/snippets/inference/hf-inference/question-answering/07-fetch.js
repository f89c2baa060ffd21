const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
};
const payload = {
  inputs: {
    question: "When does the museum open on Sundays?",
    context: (
      "The museum is open from nine to six on weekdays. On Sundays it opens at eleven and closes " +
      "at five."
    ),
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
