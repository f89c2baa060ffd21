import type { Memo } from '../memo.ts';
import type { Project } from './project.ts';

/** What questions are asked of: a project, and what folders hold. */
interface Asked {
  readonly project: Project;
  readonly memo: Memo;
}

/** A question, and what it was answered. */
interface Answer {
  readonly ask: (asked: Asked) => unknown;
  readonly is: unknown;
}

/** What was made last, and the answers that it was made of. */
interface Last<Result> {
  made: { readonly result: Result } | undefined;
  answers: Answer[];
  /** What questions are asked of that a result asks when it is used: what was there at the last call. */
  asked: Asked;
}

/** A project and a memo as they are, which note what is asked of them. */
function noting<Result>(last: Last<Result>): Asked {
  const note = <Value>(ask: (asked: Asked) => Value): Value => {
    const is = ask(last.asked);
    last.answers.push({ ask, is });
    return is;
  };
  const memo = last.asked.memo;
  return {
    project: {
      root: last.asked.project.root,
      get schemas() {
        return note(({ project }) => project.schemas);
      },
      get templates() {
        return note(({ project }) => project.templates);
      },
      entries: (source) => note(({ project }) => project.entries(source)),
      parsed: (source) => note(({ project }) => project.parsed(source)),
      unread: (source) => note(({ project }) => project.unread(source)),
      broken: (source) => note(({ project }) => project.broken(source)),
    },
    memo: Object.assign(
      <Kept>(name: string, inputs: readonly unknown[], make: () => Kept): Kept => memo(name, inputs, make),
      { stateOf: (folder: string) => note((asked) => asked.memo.stateOf(folder)) },
    ),
  };
}

/**
 * What is made of a project, kept by the memo for as long as everything that it asked is answered by the same objects: an edit
 * of one collection makes nothing anew of what never looks at it. What it reads besides, such as files, it has to ask the
 * memo for (`stateOf`).
 * @param name As for the memo.
 * @param inputs What it is made of besides.
 */
export function keptFor<Result>(
  memo: Memo,
  name: string,
  inputs: readonly unknown[],
  project: Project,
  make: (project: Project, memo: Memo) => Result,
): Result {
  const asked = { project, memo };
  const last = memo(`asked by ${name}`, inputs, (): Last<Result> => ({ made: undefined, answers: [], asked }));
  last.asked = asked;
  if (last.made && last.answers.every(({ ask, is }) => ask(asked) === is)) return last.made.result;
  // Nothing is kept of what throws.
  last.made = undefined;
  last.answers = [];
  const noted = noting(last);
  const result = make(noted.project, noted.memo);
  last.made = { result };
  return result;
}
