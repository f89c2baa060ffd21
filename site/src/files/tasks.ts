import type { DemoItem, Task } from '../../../out/types/task.ts';
import { noticesOf } from '../../../runtime/notices.ts';
import { type TaskExample, taskExamples } from '../data/examples.ts';
import { taskPath, tasks } from '../data/tasks.ts';
import { absolute, beside, type SiteFile } from './file.ts';
import { facts, joined, noticeList, table, titled } from './markdown.ts';

/** What to know before running an example: of the model, then of the library's code for it. */
const noticesFor = ({ page, notices }: TaskExample) => [...noticesOf(page.facts), ...notices];

/** A task as data: the catalogue's entry with its libraries and the snippets that its page shows. */
export const taskValue = (task: Task) => ({
  ...task,
  $schema: absolute('schemas/task.schema.json'),
  url: absolute(`${taskPath(task.id)}/`),
});

/** The page of a task as data: the entry, and the snippets beside it. */
export const taskPageValue = (task: Task) => ({
  task: taskValue(task),
  library: taskExamples(task).map((example) => ({
    library: example.entry.id,
    model: example.page.model.id,
    notices: noticesFor(example),
    snippets: example.snippets.map(({ variant, language, title, kind, code }) => ({
      variant,
      language,
      title,
      kind,
      code,
    })),
  })),
});

function item(entry: DemoItem): string {
  const label = entry.label ? `${entry.label}: ` : '';
  if (entry.type === 'text') return `${label}${entry.content}`;
  if (entry.type === 'tabular') return `${label}\n\n${table(entry.table)}`;
  if (entry.type === 'chart')
    return `${label}\n\n${table([['Class', 'Score'], ...entry.data.map((bar) => [bar.label, String(bar.score)])])}`;
  if (entry.type === 'text-with-tokens')
    return `${label}${entry.content}\n\n${table([['Text', 'Class'], ...entry.tokens.map(({ start, end, type }) => [entry.content.slice(start, end), type])])}`;
  return `${label}${entry.alt} (${absolute(`media/${entry.filename}`)})`;
}

const resources = (
  title: string,
  items: readonly { id: string; description: string }[] | undefined,
): string | undefined =>
  items && `## ${title}\n\n${items.map(({ id, description }) => `- ${id}: ${description}\n`).join('')}`;

/** A task's page as Markdown. */
export function taskMarkdown(task: Task): string {
  const { about, demo } = task;
  return joined([
    `# ${task.label}`,
    task.summary,
    task.canonicalId && `A form of ${task.canonicalId}.`,
    task.isPlaceholder ? 'Only this summary of the task is in the catalogue yet.' : undefined,
    about &&
      `## How it works\n\n${facts([
        ['Goes in', about.input],
        ['Comes out', about.output],
        ['Measured by', about.measured],
      ])}`,
    about && `## When to use it\n\n${about.uses.map((use) => `- ${use}\n`).join('')}`,
    about && `## Variants\n\n${about.variants.map(({ name, description }) => `- ${name}: ${description}\n`).join('')}`,
    demo && '## Example',
    ...(demo?.inputs ?? []).map((entry) => `Input. ${item(entry)}`),
    ...(demo?.outputs ?? []).map((entry) => `Output. ${item(entry)}`),
    ...taskExamples(task).flatMap((example) => [
      `## With ${example.entry.prettyLabel}: ${example.page.model.id}`,
      noticeList(noticesFor(example)),
      ...example.snippets.map(({ title, code, language }) => titled(3, title, code, language)),
    ]),
    resources('Models', task.models),
    resources('Data sets', task.datasets),
    resources('Spaces', task.spaces),
    resources('Metrics', task.metrics),
  ]);
}

export const taskFiles = (): SiteFile[] =>
  tasks.flatMap((task) =>
    beside(
      taskPath(task.id),
      () => taskMarkdown(task),
      () => taskPageValue(task),
    ),
  );
