import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProject, removeProject } from './project.ts';

let folder: string;
beforeAll(() => {
  folder = makeProject();
});
afterAll(() => removeProject(folder));

const HERE = '|';

/** What was parsed of the package and of the language is parsed once. */
const registry = ts.createDocumentRegistry();

/** What an editor offers where the text has a bar, and what the compiler says of the text without it. */
function inEditor(code: string): { offered: string[]; errors: string[] } {
  const file = join(folder, 'own.ts');
  const text = code.replace(HERE, '');
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => ({
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ES2024,
      strict: true,
      noEmit: true,
      types: [],
    }),
    getScriptFileNames: () => [file],
    getScriptVersion: (path) => (path === file ? text : '1'),
    getScriptSnapshot: (path) => {
      const found = path === file ? text : ts.sys.readFile(path);
      return found === undefined ? undefined : ts.ScriptSnapshot.fromString(found);
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
  };
  const service = ts.createLanguageService(host, registry);
  const wanted = code.indexOf(HERE);
  const offered = (wanted < 0 ? undefined : service.getCompletionsAtPosition(file, wanted, {}))?.entries ?? [];
  const problems = service.getSemanticDiagnostics(file);
  return {
    offered: offered.map(({ name }) => name),
    errors: problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  };
}

const CALL = `import { inferenceSnippets } from 'snippetry/inference';
import { parseModel } from 'snippetry/model';
const model = parseModel({ id: 'org/name' });
`;

describe('an editor offers ids, and takes others', () => {
  it.each([
    ['a provider', `${CALL}inferenceSnippets(model, { provider: '|' });`, ['auto', 'groq', 'hf-inference']],
    [
      'a language',
      `${CALL}inferenceSnippets(model, { language: '|' });`,
      ['csharp', 'go', 'java', 'js', 'php', 'powershell', 'python', 'ruby', 'rust', 'sh'],
    ],
    ['a client', `${CALL}inferenceSnippets(model, { client: '|' });`, ['huggingface_hub', 'python-openai']],
    ['a library', "import { loadLibrary } from 'snippetry';\nawait loadLibrary('|');", ['diffusers', 'transformers']],
    ['a task', "import { loadTask } from 'snippetry/tasks';\nawait loadTask('|');", ['text-to-image', 'summarization']],
  ])('%s', (_, code, expected) => {
    const { offered, errors } = inEditor(code);
    expect(offered).toEqual(expect.arrayContaining(expected));
    expect(errors).toEqual([]);
    expect(inEditor(code.replace(HERE, 'of tomorrow')).errors).toEqual([]);
  });

  it('says of an option that there is none', () => {
    expect(inEditor(`${CALL}inferenceSnippets(model, { providr: 'groq' });`).errors.join()).toContain('providr');
  });
});
