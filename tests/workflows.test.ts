import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MARKER, MOST_BYTES } from '../generators/6-diff/format/markdown.ts';
import { ROOT } from '../generators/cli/command.ts';

const FOLDER = join(ROOT, '.github/workflows');
const workflows = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));
const textOf = (name: string): string => workflows.find((workflow) => workflow.name === name)?.text ?? '';

/** The shell text of a step: the lines of its block, without their indentation. */
function script(workflow: string, step: string): string {
  const lines = textOf(workflow).split('\n');
  const start = lines.findIndex(
    (line, index) => index > lines.indexOf(`      - name: ${step}`) && /^ {8}run: \|$/.test(line),
  );
  const length = lines.slice(start + 1).findIndex((line) => line !== '' && !line.startsWith(' '.repeat(10)));
  return lines
    .slice(start + 1, length < 0 ? undefined : start + 1 + length)
    .map((line) => line.slice(10))
    .join('\n');
}

describe('every workflow', () => {
  it.each(workflows)('$name pins each action by its commit and names the version', ({ text }) => {
    for (const line of text.match(/^.*\buses:.*$/gm) ?? [])
      expect(line).toMatch(/uses: [\w-]+(?:\/[\w-]+){1,2}@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it.each(workflows)('$name grants rights job by job', ({ text }) => {
    expect(text).toMatch(/^permissions:( \{\}|\n {2}contents: read)$/m);
    expect(text).not.toMatch(/pull_request_target|write-all/);
  });

  it.each(workflows)('$name puts no value of an event into a shell text', ({ text, name }) => {
    for (const step of text.matchAll(/^ {6}- name: (.*)$/gm))
      expect(script(name, step[1] as string)).not.toContain('${{');
    expect(text.match(/^ {6,8}-? ?run: .*\$\{\{/gm)).toBeNull();
  });

  it('gives the code of a pull request no right to write and no secret', () => {
    expect(textOf('pull-request.yml')).not.toMatch(/: write|secrets\.|github\.token/);
  });

  it('executes what a pull request changes of the libraries, and compares with what it records', () => {
    const execute = textOf('pull-request.yml')
      .split(/^ {2}(?=\w+:$)/m)
      .find((job) => job.startsWith('execute:'));
    expect(execute).toMatch(/verify -- --run --changed 'HEAD\^1' .*--dry-run/);
    expect(execute).toContain('fetch-depth: 2');
  });

  it('executes libraries, data sets and apps every night, with the newest releases, and fails when one of them does', () => {
    const verify = textOf('nightly.yml')
      .split(/^ {2}(?=\w+:$)/m)
      .find((job) => job.startsWith('verify:'));
    for (const command of ['--libraries', '--libraries --masks', '--run --newest', '--apps --newest']) {
      const step = verify?.split(/^ {6}- /m).find((one) => one.includes(`npm run -s verify -- ${command}`));
      const id = /id: (\w+)/.exec(step ?? '')?.[1];
      expect(verify, command).toContain(`steps.${id}.outcome == 'failure'`);
    }
  });

  it('lets the workflow that may comment run nothing of the pull request', () => {
    expect(textOf('comment.yml')).not.toMatch(/uses:|npm |node |checkout/);
  });
});

describe('a release', () => {
  const job = (name: string): string =>
    textOf('release.yml')
      .split(/^ {2}(?=\w+:$)/m)
      .find((one) => one.startsWith(`${name}:`)) ?? '';
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'workflow-test-'));
    writeFileSync(join(folder, 'package.json'), '{"version": "0.2.0"}');
    writeFileSync(join(folder, 'CHANGELOG.md'), '# Changelog\n\n## 0.2.0\n\n- Something\n');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is made of tags alone, and only the job that publishes, which runs nothing of the repository, has an identity', () => {
    expect(textOf('release.yml')).toMatch(/^on:\n {2}push:\n {4}tags: \['v\*'\]\n\npermissions:/m);
    expect(job('publish')).toContain('id-token: write');
    expect(job('publish')).toMatch(/npm publish release\/\*\.tgz --provenance .*--ignore-scripts/);
    expect(job('publish')).not.toMatch(/checkout|npm (?:ci|run|install)|contents: write|secrets\./);
    expect(job('pack')).not.toMatch(/: write|secrets\./);
    expect(job('pack')).toMatch(/bash \.ci\/run\n.*npm run build:package\n/s);
  });

  it.each([
    ['refs/tags/v0.2.0', 0],
    ['refs/tags/v0.2.1', 1],
    ['refs/tags/v0.2.0-rc', 1],
    ['refs/heads/v0.2.0', 1],
  ])('of %s ends with %i before anything is packed', (ref, code) => {
    const step = script('release.yml', 'Compare the tag with the version');
    const run = () =>
      spawnSync('bash', ['--norc', '-e', '-o', 'pipefail', '-c', step], {
        cwd: folder,
        env: { PATH: process.env.PATH, GITHUB_REF: ref },
      }).status;
    expect(run()).toBe(code);
    writeFileSync(join(folder, 'CHANGELOG.md'), '# Changelog\n\n## 0.2.00\n\n## 0.1.0\n');
    expect(run()).toBe(1);
  });
});

describe('what a night found', () => {
  const folders = ['verified', 'verified/apps', 'verified/datasets', 'signatures'];
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'workflow-test-'));
    for (const name of ['out/verified/apps', 'out/verified/datasets', 'catalogue/signatures'])
      mkdirSync(join(folder, 'workspace', name), { recursive: true });
    // Stands for the command line of GitHub: the download is there already.
    writeFileSync(join(folder, 'gh'), '#!/bin/bash\n', { mode: 0o755 });
    for (const name of folders) put(`${name}/one.json`, '{"new": 1}');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const put = (name: string, text: string): void => {
    mkdirSync(join(folder, 'nightly', name, '..'), { recursive: true });
    writeFileSync(join(folder, 'nightly', name), text);
  };
  const fetch = () =>
    spawnSync('bash', ['--norc', '-e', '-o', 'pipefail', '-c', script('nightly.yml', 'Fetch the result')], {
      encoding: 'utf8',
      env: {
        PATH: `${folder}:${process.env.PATH}`,
        RUNNER_TEMP: folder,
        GITHUB_WORKSPACE: join(folder, 'workspace'),
        GITHUB_RUN_ID: '1',
      },
    }).status;
  const arrived = (): string[] =>
    readdirSync(join(folder, 'workspace'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .sort();

  it('is proposed whole: of every folder that holds records', () => {
    const kept = readdirSync(join(ROOT, 'out/verified'), { withFileTypes: true }).filter((one) => one.isDirectory());
    expect(kept.map(({ name }) => `verified/${name}`)).toEqual(folders.slice(1, 3));
    expect(fetch()).toBe(0);
    expect(arrived()).toEqual([
      'catalogue/signatures/one.json',
      'out/verified/apps/one.json',
      'out/verified/datasets/one.json',
      'out/verified/one.json',
    ]);
  });

  it.each<[string, () => void]>([
    ['is no JSON', () => put('verified/datasets/two.json', '<html>')],
    ['is no object', () => put('verified/apps/two.json', '[]')],
    ['is in a folder that the repository does not have', () => put('verified/.github/../other/two.json', '{}')],
  ])('is not proposed when a file %s', (_, prepare) => {
    prepare();
    expect(fetch()).not.toBe(0);
  });

  it('holds no file of another place by a link', () => {
    symlinkSync('/etc', join(folder, 'nightly/verified/etc'));
    symlinkSync('/etc/passwd', join(folder, 'nightly/verified/two.json'));
    expect(fetch()).toBe(0);
    expect(arrived()).toHaveLength(4);
  });
});

describe('the comment', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'workflow-test-'));
    mkdirSync(join(folder, 'difference'));
    // Stands for the command line of GitHub: answers from files, and keeps what it was told.
    const gh = `#!/bin/bash
echo "$*" >> calls
case "$*" in
  *pulls/*) cat head ;;
  *--paginate*) filter="\${@: -1}"; jq -r "$filter" comments.json ;;
  *--input*) cp body.json posted.json ;;
esac
`;
    writeFileSync(join(folder, 'gh'), gh, { mode: 0o755 });
    put('head', 'abc\n');
    put('comments.json', '[]');
    put('difference/number', '12\n');
    put('difference/comment.md', `${MARKER}\nfine "$(id)" \`id\`\n`);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const run = (step: string, env: Record<string, string> = {}) =>
    spawnSync('bash', ['--norc', '-e', '-o', 'pipefail', '-c', script('comment.yml', step)], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: `${folder}:${process.env.PATH}`,
        GITHUB_OUTPUT: join(folder, 'output'),
        MARKER,
        SHA: 'abc',
        GH_REPO: 'o/r',
        ...env,
      },
    });
  const check = () => {
    put('output', '');
    return { status: run('Check them').status, output: read('output') };
  };

  it('is taken when everything is as it should be', () => {
    expect(check()).toEqual({ status: 0, output: 'number=12\n' });
    expect(textOf('comment.yml')).toContain(`MARKER: '${MARKER}'`);
    expect(textOf('comment.yml')).toContain(`-gt ${MOST_BYTES} ]`);
  });

  it.each<[string, () => void, number]>([
    ['has another first line', () => put('difference/comment.md', `hello\n${MARKER}\n`), 1],
    ['is too long', () => put('difference/comment.md', `${MARKER}\n${'x'.repeat(MOST_BYTES)}`), 1],
    ['comes with a number that is none', () => put('difference/number', '12;id'), 1],
    ['comes with the number of nothing', () => put('difference/number', ''), 1],
    ['is of a pull request with another head', () => put('head', 'def'), 0],
    [
      'is a link to another file',
      () => {
        rmSync(join(folder, 'difference/comment.md'));
        symlinkSync('/etc/passwd', join(folder, 'difference/comment.md'));
      },
      1,
    ],
  ])('is not posted when it %s', (_, prepare, status) => {
    prepare();
    expect(check()).toEqual({ status, output: '' });
  });

  it.each([
    ['is new', [], 'api --method POST repos/o/r/issues/12/comments --input body.json --silent'],
    [
      'was posted before',
      [{ id: 7, user: { login: 'github-actions[bot]' }, body: `${MARKER}\nold` }],
      'api --method PATCH repos/o/r/issues/comments/7 --input body.json --silent',
    ],
    [
      'was only quoted by a person',
      [{ id: 8, user: { login: 'someone' }, body: `${MARKER}\nold` }],
      'api --method POST repos/o/r/issues/12/comments --input body.json --silent',
    ],
  ])('that %s goes to the right place, byte for byte', (_, comments, call) => {
    put('comments.json', JSON.stringify(comments));
    expect(run('Post or update the comment', { NUMBER: '12' })).toMatchObject({ status: 0, stderr: '' });
    expect(read('calls').trim().split('\n').at(-1)).toBe(call);
    expect(JSON.parse(read('posted.json'))).toEqual({ body: read('difference/comment.md') });
  });
});
