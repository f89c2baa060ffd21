/**
 * Asks the mock hub for what snippets ask, with @huggingface/hub: node hub-client.mjs, HF_ENDPOINT in the environment, the
 * package in the working directory. Prints one line of JSON: what went otherwise than the published library has it, by name.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { downloadFile, fileExists, listFiles, modelInfo } = createRequire(join(process.cwd(), 'x.js'))(
  '@huggingface/hub',
);
const hubUrl = process.env.HF_ENDPOINT;
const repo = 'owner/name';
const FILES = { 'config.json': '{"model_type": "tiny"}', 'onnx/model.onnx': '0123456789' };

const expect = (found, wanted) => {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) throw new Error(`${JSON.stringify(found)} is answered`);
};
const checks = {
  info: async () => expect((await modelInfo({ name: repo, hubUrl })).task, 'fill-mask'),
  tree: async () => {
    const found = {};
    for await (const one of listFiles({ repo, recursive: true, hubUrl }))
      if (one.type === 'file') found[one.path] = one.size;
    expect(found, Object.fromEntries(Object.entries(FILES).map(([name, text]) => [name, text.length])));
  },
  files: async () => {
    for (const [path, text] of Object.entries(FILES))
      expect(await (await downloadFile({ repo, path, hubUrl })).text(), text);
  },
  sliceOfFile: async () => {
    const blob = await downloadFile({ repo, path: 'onnx/model.onnx', hubUrl });
    expect(await blob.slice(2, 5).text(), '234');
  },
  missingFile: async () => expect(await fileExists({ repo, path: 'none.json', hubUrl }), false),
  missingRepository: async () => {
    const status = await modelInfo({ name: 'owner/none', hubUrl }).then(
      () => 200,
      (error) => error.statusCode,
    );
    expect(status, 404);
  },
};
const faults = {};
for (const [name, check] of Object.entries(checks)) {
  try {
    await check();
  } catch (error) {
    faults[name] = String(error).slice(0, 200);
  }
}
console.log(JSON.stringify(faults));
