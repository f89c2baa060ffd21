import type { Task } from '../../../../out/types/task.ts';
import { source } from '../../data/links.ts';
import { completeness } from '../../data/tasks.ts';

/** What the entry of a task has and lacks, for those who would complete it. */
export function Completeness({ task }: { task: Task }) {
  const parts = completeness(task);
  const file = `catalogue/tasks/${task.id}.json`;
  const edit = source(file);
  return (
    <details className="provenance free" data-pagefind-ignore="">
      <summary>{`${parts.filter(({ there }) => there).length} of ${parts.length} parts of this page are written`}</summary>
      <ul>
        {parts.map(({ part, there }) => (
          <li key={part}>{`${part}: ${there ? 'there' : 'missing'}`}</li>
        ))}
      </ul>
      <p>The entry: {edit ? <a href={edit}>{file}</a> : <code>{file}</code>}</p>
    </details>
  );
}
