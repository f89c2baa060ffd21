import type { About as Entry } from '../../../../out/types/task.ts';
import { Fact, Facts } from '../Facts.tsx';
import { Terms } from './Terms.tsx';

/** How a task works and when it is used. */
export function About({ about: { input, output, measured, uses, variants } }: { about: Entry }) {
  return (
    <section aria-labelledby="about">
      <h2 id="about">How it works</h2>
      <Facts stacked>
        <Fact term="Goes in">{input}</Fact>
        <Fact term="Comes out">{output}</Fact>
        <Fact term="Measured by">{measured}</Fact>
      </Facts>
      <h3>When to use it</h3>
      <ul>
        {uses.map((use) => (
          <li key={use}>{use}</li>
        ))}
      </ul>
      <h3>Variants</h3>
      <Terms terms={variants.map(({ name, description }) => ({ key: name, term: name, description }))} />
    </section>
  );
}
