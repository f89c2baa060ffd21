import type { Demo as Entry } from '../../../../out/types/task.ts';
import { DemoItem } from './DemoItem.tsx';

/** What goes into a model of the task, and what comes out. */
export function Demo({ demo: { inputs, outputs } }: { demo: Entry }) {
  const sides = [
    { name: inputs.length > 1 ? 'Inputs' : 'Input', items: inputs },
    { name: outputs.length > 1 ? 'Outputs' : 'Output', items: outputs },
  ];
  return (
    <section aria-labelledby="demo">
      <h2 id="demo">Example</h2>
      <div className="demo">
        {sides.map(({ name, items }) => (
          <div key={name}>
            <h3>{name}</h3>
            {items.map((item, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the items have no other name than their place
              <DemoItem key={at} item={item} side={name} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
