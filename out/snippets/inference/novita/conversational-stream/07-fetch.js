async function* linesOf(response) {
  let rest = "";
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split("\n");
    rest = lines.pop();
    yield* lines;
  }
  yield rest;
}

const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
};
const payload = {
  model: "acme/demo-model:novita",
  messages: [
    {
      role: "user",
      content: "Which planet in the solar system has the shortest year?",
    },
  ],
  stream: true,
};
const response = await fetch("https://router.huggingface.co/v1/chat/completions", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);

let event = "";
for await (const line of linesOf(response)) {
  const colon = line.indexOf(":");
  const name = line.slice(0, colon);
  const value = line.slice(colon + 1).trim();
  if (line.trim() === "") event = "";
  if (name === "event") event = value;
  if (name !== "data") continue;
  if (value === "[DONE]") break;
  const chunk = JSON.parse(value);
  if (event === "error" || chunk.error) throw new Error(value);
  process.stdout.write(chunk.choices?.[0]?.delta?.content ?? "");
}
console.log();
