import type { Memo } from '../memo.ts';
import type { Project } from './project.ts';

/** A question to a project, and what it was answered. */
interface Answer {
  readonly ask: (project: Project) => unknown;
  readonly is: unknown;
}

/** The project as it is, which notes what is asked of it. */
function noting(project: Project, answers: Answer[]): Project {
  const note = <Value>(ask: (project: Project) => Value): Value => {
    const is = ask(project);
    answers.push({ ask, is });
    return is;
  };
  return {
    root: project.root,
    get schemas() {
      return note(({ schemas }) => schemas);
    },
    get templates() {
      return note(({ templates }) => templates);
    },
    entries: (source) => note((asked) => asked.entries(source)),
    parsed: (source) => note((asked) => asked.parsed(source)),
    unread: (source) => note((asked) => asked.unread(source)),
    broken: (source) => note((asked) => asked.broken(source)),
  };
}

/** What was made last, and the answers that it was made of. */
interface Last<Result> {
  made?: { readonly result: Result; readonly answers: readonly Answer[] };
}

/**
 * What is made of a project, kept by the memo for as long as everything that it asked of the project is answered by the same
 * objects: an edit of one collection makes nothing anew of what never looks at it.
 * @param name As for the memo.
 * @param inputs What it is made of besides.
 */
export function keptFor<Result>(
  memo: Memo,
  name: string,
  inputs: readonly unknown[],
  project: Project,
  make: (project: Project) => Result,
): Result {
  const last = memo(`asked by ${name}`, inputs, (): Last<Result> => ({}));
  if (last.made?.answers.every(({ ask, is }) => ask(project) === is)) return last.made.result;
  const answers: Answer[] = [];
  const result = make(noting(project, answers));
  last.made = { result, answers };
  return result;
}
