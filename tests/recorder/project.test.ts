import { expect, test } from 'vitest';
import { missingPackage, projectFolder } from './project.ts';

test.each([
  ['go', 'go-net_http', undefined],
  ['go', 'go-openai_go', '/cache/project-go-openai-go'],
  ['rust', 'rust-reqwest', '/cache/project-rust-reqwest'],
  ['rust', 'rust-async_openai', '/cache/project-rust-async-openai'],
  ['java', 'java-java.net.http', '/cache/project-java'],
  ['java', 'java-openai_java', '/cache/project-java'],
  ['csharp', 'csharp-HttpClient', '/cache/project-csharp'],
  ['csharp', 'csharp-openai_dotnet', '/cache/project-csharp-openai-dotnet'],
  ['ruby', 'ruby-openai_ruby', undefined],
])('of %s the snippets of %s are run in %s', (language, client, folder) => {
  expect(projectFolder(language, client, '/cache')).toBe(folder);
});

test.each([
  ['a gem that is not there', 'ruby', 'ruby-openai_ruby', false, 'openai'],
  ['a gem that is there', 'ruby', 'ruby-openai_ruby', true, undefined],
  ['no gem', 'ruby', 'ruby-Net.HTTP', false, undefined],
  ['a package that its project gets', 'rust', 'rust-async_openai', false, undefined],
])('%s', (_, language, client, isThere, missing) => {
  expect(missingPackage(language, client, () => isThere)).toBe(missing);
});
