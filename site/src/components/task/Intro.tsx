import type { Task } from '../../../../out/types/task.ts';
import { aliasesOf, modalities, taskEntry } from '../../data/tasks.ts';
import { Listed } from '../Listed.tsx';
import { TaskLink } from '../TaskLink.tsx';

/** What a task is. */
export function Intro({ task }: { task: Task }) {
  const canonical = taskEntry(task.canonicalId);
  const aliases = aliasesOf(task.id);
  return (
    <>
      <p className="over">{modalities.find(({ id }) => id === task.modality)?.label}</p>
      <h1>{task.label}</h1>
      <p className="lead">{task.summary}</p>
      {canonical && (
        <p className="note">
          {`${task.label} is a form of `}
          <TaskLink id={canonical.id} />: models for it are found and called as such.
        </p>
      )}
      {aliases.length > 0 && (
        <p>
          {'Includes '}
          <Listed items={aliases.map(({ id }) => ({ key: id, shown: <TaskLink id={id} /> }))} between=" and " />.
        </p>
      )}
      {task.isPlaceholder && (
        <p className="note">
          This page is a placeholder: the description of the task is still to be written. Code and models below are
          real.
        </p>
      )}
    </>
  );
}
