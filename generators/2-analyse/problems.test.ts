import { describe, expect, test } from 'vitest';
import { compileTemplate } from '../../tests/test-kit/template.ts';

/** Templates end in a newline; the tables leave it out. */
const line = (text: string): string => `${text}\n`;

describe('bad template -> diagnostic, at line:column', () => {
  test.each<[language: string, template: string, code: string, place: string, partials?: Record<string, string>]>([
    ['python', 'x = {{{id}}}', 'raw-output', '1:5'],
    ['python', 'x = {{&id}}', 'raw-output', '1:5'],
    ['python', 'a = 1\nx = "\\{{id}}"', 'escaped-mustache', '2:6'],
    ['python', 'a = 1\n# \u{F0000}', 'private-use', '2:3'],
    ['python', 'x = {{id', 'template-syntax', '1:9'],
    ['python', '{{#if prompt}}\nx', 'template-syntax', '2:2'],
    ['python', '{{#if prompt}}\nx\n{{/unless}}', 'template-syntax', '1:4'],
    ['python', 'x = {{id}} ', 'trailing-space', '1:11'],
    ['python', 'a\t\nb', 'trailing-space', '1:2'],
    ['python', 'x = {{idd}}', 'unknown-field', '1:7'],
    ['python', 'a\nb\n  x = {{box.sise}}', 'unknown-field', '3:9'],
    ['python', 'x = {{id.length}}', 'unknown-field', '1:7'],
    ['python', 'x = {{samples.promt}}', 'unknown-field', '1:7'],
    ['python', 'x = {{@index}}', 'unknown-field', '1:7'],
    ['python', 'x = {{../id}}', 'unsupported-syntax', '1:7'],
    ['python', 'x = {{words.[0]}}', 'unknown-field', '1:7'],
    ['python', 'x = {{"a"}}', 'unsupported-syntax', '1:5'],
    ['python', 'x = {{true}}', 'unsupported-syntax', '1:5'],
    ['python', '{{#with box}}{{size}}{{/with}}', 'unsupported-syntax', '1:1'],
    ['python', '{{#each words as |w|}}{{w}}{{/each}}', 'unsupported-syntax', '1:1'],
    ['python', '{{#if prompt includeZero=true}}a{{/if}}', 'unsupported-syntax', '1:1'],
    ['python', '{{#> p}}a{{/p}}', 'unsupported-syntax', '1:1', { p: 'x\n' }],
    ['python', '{{* decorate}}', 'unsupported-syntax', '1:1'],
    ['python', '{{{{raw}}}}a{{{{/raw}}}}', 'unsupported-syntax', '1:1'],
    ['python', '{{> (concat "p" id)}}', 'unsupported-syntax', '1:1'],
    ['python', '{{> p box}}', 'unsupported-syntax', '1:1', { p: 'x\n' }],
    ['python', 'if x:\n    {{> p}}', 'unsupported-syntax', '2:5', { p: 'x\n' }],
    ['python', '{{#if "a"}}b{{/if}}', 'unsupported-syntax', '1:7'],
    ['python', 'x = {{concat id 5}}', 'unsupported-syntax', '1:17'],
    ['python', 'x = {{upper id}}', 'unknown-helper', '1:5'],
    ['python', '{{#if (equal id "a")}}b{{/if}}', 'unknown-helper', '1:7'],
    ['python', 'x = {{concat id}}', 'helper-arguments', '1:5'],
    ['python', 'x = {{concat id words}}', 'helper-arguments', '1:5'],
    ['python', 'x = {{stripPrefix id}}', 'helper-arguments', '1:5'],
    ['python', 'x = {{urlPath id sep="/"}}', 'helper-arguments', '1:5'],
    ['python', 'x = {{default prompt}}', 'helper-arguments', '1:5'],
    ['python', 'x = {{default id "a"}}', 'helper-arguments', '1:5'],
    ['python', 'x = {{default deep "a"}}', 'helper-arguments', '1:5'],
    ['python', '{{#if}}a{{/if}}', 'helper-arguments', '1:1'],
    ['python', '{{#if prompt task}}a{{/if}}', 'helper-arguments', '1:1'],
    ['python', '{{#if (tag)}}a{{/if}}', 'helper-arguments', '1:7'],
    ['python', '{{#if (tag id)}}a{{/if}}', 'helper-arguments', '1:7'],
    ['python', '{{#if (all prompt)}}a{{/if}}', 'helper-arguments', '1:7'],
    ['python', '{{#if (not prompt task)}}a{{/if}}', 'helper-arguments', '1:7'],
    ['python', '{{#if (has "prompt")}}a{{/if}}', 'helper-arguments', '1:7'],
    ['python', '{{#if (equals id name)}}a{{/if}}', 'helper-arguments', '1:7'],
    ['python', '{{#each}}a{{/each}}', 'helper-arguments', '1:1'],
    ['python', '{{#each (concat id name)}}a{{/each}}', 'helper-arguments', '1:1'],
    ['python', 'x = {{prompt}}', 'optional-field', '1:7'],
    ['python', 'x = {{deep.inner}}', 'optional-field', '1:7'],
    ['python', '{{#if deep}}\nx = {{deep.note}}\n{{/if}}', 'optional-field', '2:7'],
    ['python', '{{#if prompt}}\na\n{{else}}\nx = {{prompt}}\n{{/if}}', 'optional-field', '4:7'],
    ['python', '{{#unless prompt}}\nx = {{prompt}}\n{{/unless}}', 'optional-field', '2:7'],
    ['python', '{{#if (any prompt task)}}\nx = {{prompt}}\n{{/if}}', 'optional-field', '2:7'],
    ['python', 'x = {{concat id prompt}}', 'optional-field', '1:17'],
    ['python', 'x = {{default prompt task}}', 'optional-field', '1:22'],
    ['python', '{{#each items}}\nx = {{note}}\n{{/each}}', 'optional-field', '2:7'],
    ['python', 'x = {{lookup.family}}', 'optional-field', '1:7'],
    ['python', '{{#if (includes id "a")}}b{{/if}}', 'wrong-slot-type', '1:7'],
    ['python', '{{#if (equals words "a")}}b{{/if}}', 'wrong-slot-type', '1:7'],
    ['python', '{{#if (startsWith flag "a")}}b{{/if}}', 'wrong-slot-type', '1:7'],
    ['python', '{{> nothing}}', 'no-such-partial', '1:1'],
    ['python', '{{> p}}', 'partial-cycle', '2:1', { p: '{{> q}}\n', q: 'a\n{{> p}}\n' }],
    ['python', '{{#each id}}a{{/each}}', 'not-a-list', '1:1'],
    ['python', '{{#if id}}a{{/if}}', 'always-decided', '1:1'],
    ['python', '{{#if prompt}}\n{{#if prompt}}\na\n{{/if}}\n{{/if}}', 'always-decided', '2:1'],
    ['python', '{{#if prompt}}a{{else if prompt}}b{{/if}}', 'always-decided', '1:16'],
    ['python', '{{#if prompt}}a{{else}}{{#unless prompt}}b{{/unless}}{{/if}}', 'always-decided', '1:24'],
    ['python', '{{#each words}}{{#if words}}a{{/if}}{{/each}}', 'always-decided', '1:16'],
    ['python', 'x = f"{{id}}"', 'slot-not-allowed', '1:7'],
    ['python', "x = rb'{{id}}'", 'slot-not-allowed', '1:8'],
    ['python', 'x = "\\\\\\{{id}}"', 'escaped-mustache', '1:8'],
    ['python', 'print{{id}}', 'slot-not-allowed', '1:6'],
    ['python', 'x = ""{{id}}', 'slot-not-allowed', '1:7'],
    ['python', 'x = {{box}}', 'slot-type-here', '1:5'],
    ['python', 'x = [{{#each words}}{{this}}{{#unless @last}}, {{/unless}}{{/each}}]', 'slot-not-allowed', '1:21'],
    ['python', 'x = "{{words}}"', 'slot-type-here', '1:6'],
    ['python', 'x = "{{flag}}"', 'slot-type-here', '1:6'],
    ['python', '# {{words}}', 'slot-type-here', '1:3'],
    ['python', 'x = f{{#if prompt}}"a"{{else}}"b"{{/if}}', 'refused-text', '1:20'],
    ['python', 'x = {{id}}"a"', 'refused-text', '1:11'],
    ['python', 'x = {{#if prompt}}"a{{else}}"b"{{/if}}', 'branches-differ', '1:5'],
    ['python', 'x = {{#if prompt}}"{{/if}}a"', 'branches-differ', '1:5'],
    ['python', 'x = "{{#unless prompt}}"  # {{else}}"{{/unless}}', 'branches-differ', '1:6'],
    ['python', 'x = {{#each words}}"{{/each}}"', 'loop-differs', '1:5'],
    ['python', 'x = [{{#each words}}"a", {{else}}"{{/each}}]', 'branches-differ', '1:6'],
    ['python', 'x = "a', 'ends-inside', '1:7'],
    ['python', "x = '''\na\nb", 'ends-inside', '3:2'],
    ['js', 'x = `${ {{id}} }`;', 'slot-not-allowed', '1:9'],
    ['js', 'x = "${ {{id}} }"; y = /{{id}}/;', 'slot-not-allowed', '1:25'],
    ['js', 'x = a / b;', 'refused-text', '1:7'],
    ['js', '\nx.replace(/a/g, "");', 'refused-text', '2:11'],
    ['js', '{{#if prompt}}f({ {{else}}f({{/if}});', 'branches-differ', '1:1'],
    ['js', 'f(() => { {{#if prompt}} } {{/if}}', 'branches-differ', '1:11'],
    ['js', '/* {{id}}', 'ends-inside', '1:10'],
    ['js', 'f({', 'ends-inside', '1:4'],
    ['js', 'x{{id}}', 'slot-not-allowed', '1:2'],
    ['sh', '{{id}} --help', 'slot-not-allowed', '1:1'],
    ['sh', 'ls\n{{id}}', 'slot-not-allowed', '2:1'],
    ['sh', 'X="a b" {{id}}', 'slot-not-allowed', '1:9'],
    ['sh', 'X={{id}} {{name}}', 'slot-not-allowed', '1:10'],
    ['sh', 'echo "$(cat {{id}})"', 'slot-not-allowed', '1:13'],
    ['sh', 'cat <<EOF\n{{id}}\nEOF', 'slot-not-allowed', '2:1'],
    ['sh', 'echo ${x:-{{id}} }', 'slot-not-allowed', '1:11'],
    ['sh', 'echo ~{{id}}', 'refused-text', '1:6'],
    ['sh', 'echo {{#if prompt}}-q{{/if}}#a', 'refused-text', '1:29'],
    ['sh', 'echo a{x,{{#if prompt}}b,{{/if}}c}', 'refused-text', '1:7'],
    ['sh', 'echo {{flag}}', 'slot-type-here', '1:6'],
    ['sh', 'echo --x={{words}}', 'slot-type-here', '1:10'],
    ['sh', 'echo "{{data}}"', 'slot-type-here', '1:7'],
    ['sh', 'echo {{#if prompt}}"a{{/if}}', 'branches-differ', '1:6'],
    ['sh', 'cat <<EOF\na', 'ends-inside', '2:2'],
    ['json', '{ "a": "\\{{id}}" }', 'escaped-mustache', '1:9'],
    ['json', '{ "a": "{{words}}" }', 'slot-type-here', '1:9'],
    ['json', '{ "a', 'ends-inside', '1:5'],
    ['csharp', 'var x = $"{{id}}";', 'slot-not-allowed', '1:11'],
    ['csharp', "var x = '{{id}}';", 'slot-not-allowed', '1:10'],
    ['csharp', 'var x = {{words}};', 'slot-type-here', '1:9'],
    ['csharp', 'var x = """a""";', 'refused-text', '1:9'],
    ['csharp', 'var x = @"a', 'ends-inside', '1:12'],
  ])('%s %j: %s at %s', (language, template, code, place, partials) => {
    const { problems } = compileTemplate(line(template), language, partials);
    expect(problems.map((problem) => `${problem.code} ${problem.line}:${problem.column}`)).toContain(
      `${code} ${place}`,
    );
    // One mistake, one diagnostic (or the same one from a second round of the same line), and its text is complete.
    expect(new Set(problems.map((problem) => problem.code)).size).toBeLessThanOrEqual(2);
    for (const { sentence, hint } of problems) {
      expect(`${sentence}\n${hint}`).not.toMatch(/<\w+>|undefined/);
      expect(sentence).toMatch(/[.?!]$/);
    }
  });

  test.each([
    ['no newline', 'x = 1', '1:6'],
    ['two newlines', 'x = 1\n\n', '3:1'],
    ['nothing', '', '1:1'],
  ])('a template that ends in %s', (_, template, place) => {
    const [problem] = compileTemplate(template, 'python').problems;
    expect(`${problem?.code} ${problem?.line}:${problem?.column}`).toBe(`no-final-newline ${place}`);
  });

  test.each([
    ['x = {{idd}}', 'did you mean "id"?'],
    ['x = {{{id}}}', 'write {{id}}; the compiler picks the escaper.'],
    ['x = {{upercase id}}', 'use one of: default, concat, stripPrefix, urlPath, jsonText.'],
    [
      'x = {{prompt}}',
      'guard it with {{#if prompt}}…{{/if}}, give it a fallback with {{default prompt "…"}}, or add {"has": "prompt"} to the condition of the variant.',
    ],
    ['x = {{default id "a"}}', 'write it as {{id}}.'],
    ['{{> nothing}}', 'write templates/partials/nothing.'],
    [
      'x = f"{{id}}"',
      'use a plain string; of a value that a formatted string needs, make a variable first: x = {{x}}.',
    ],
  ])('the hint for %j: %s', (template, hint) => {
    expect(compileTemplate(line(template), 'python').problems.map((problem) => problem.hint)).toContain(hint);
  });
});
