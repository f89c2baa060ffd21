import { noticesOf } from '../../../runtime/notices.ts';
import type { TaskOfLibrary } from '../data/library-examples.ts';
import { page as addressOf } from '../data/links.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { Install } from './Install.tsx';
import { Notices } from './Notices.tsx';
import { Tabs } from './Tabs.tsx';

/** What a library does, rendered: a tab for each task, and under the code the model that it is for. */
export function LibraryExamples({ tasks }: { tasks: readonly TaskOfLibrary[] }) {
  return (
    <section aria-labelledby="examples">
      <h2 id="examples">Examples</h2>
      <Tabs
        group="examples"
        label="Task"
        always
        tabs={tasks.map(({ id, label, examples }) => ({
          value: id,
          label,
          content: examples.map(({ page, code, install, steps, notices }) => (
            <div key={code.id}>
              <Notices notices={[...noticesOf(page.facts), ...notices]} />
              {install && <Install {...install} />}
              {steps.map((step) => (
                <CodeBlock key={step.id} {...step} />
              ))}
              <CodeBlock {...code} />
              <p>
                {'With '}
                <a href={`${addressOf(page.path)}#${code.id}`}>{page.model.id}</a>
              </p>
            </div>
          )),
        }))}
      />
    </section>
  );
}
