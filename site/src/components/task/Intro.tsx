import type { Task } from '../../../../out/types/task.ts';
import { aliasesOf, modalities, taskEntry, tasks } from '../../data/tasks.ts';
import { Listed } from '../Listed.tsx';
import { TaskLink } from '../TaskLink.tsx';

/** What a task is. */
export function Intro({ task }: { task: Task }) {
  const canonical = taskEntry(task.canonicalId);
  const aliases = aliasesOf(task.id);
  const near = tasks.filter(({ modality, id }) => modality === task.modality && id !== task.id);
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
        <p>
          {task.sampleInput?.kind === 'text' && `Such a text goes in: “${task.sampleInput.text}” `}
          {near.length > 0 && 'Tasks of the same kind: '}
          <Listed items={near.map(({ id }) => ({ key: id, shown: <TaskLink id={id} /> }))} />
          {near.length > 0 && '.'}
        </p>
      )}
    </>
  );
}
