const headers = {
  Authorization: "Bearer " + process.env.TOGETHER_API_KEY,
};
const payload = {
  model: "acme/demo-model",
  query: "How long does a day on Venus last?",
  documents: [
    "Venus turns so slowly that one day lasts 243 days of the Earth.",
    "Mars has two small moons, Phobos and Deimos.",
    "The clouds of Venus consist of sulfuric acid.",
  ],
};
const response = await fetch("https://api.together.ai/v1/rerank", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
const result = await response.json();
console.log(result["results"]);
