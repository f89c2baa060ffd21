import type { DemoItem as Item } from '../../../../out/types/task.ts';
import { to } from '../../data/links.ts';
import { Chart } from './Chart.tsx';
import { DemoTable } from './DemoTable.tsx';
import { Tokens } from './Tokens.tsx';

function Shown({ item, side }: { item: Item; side: string }) {
  switch (item.type) {
    case 'text':
      return <p className="said">{item.content}</p>;
    case 'img':
      return <img src={to(`media/${item.filename}`)} alt={item.alt} loading="lazy" />;
    case 'audio':
      return (
        <>
          {/* biome-ignore lint/a11y/useMediaCaption: what is heard stands below it */}
          <audio controls preload="none" src={to(`media/${item.filename}`)} aria-label={item.label ?? item.alt} />
          <p className="heard">{item.alt}</p>
        </>
      );
    case 'tabular':
      return <DemoTable table={item.table} label={item.label ?? side} />;
    case 'chart':
      return <Chart data={item.data} label={item.label ?? side} />;
    case 'text-with-tokens':
      return <Tokens content={item.content} tokens={item.tokens} />;
  }
}

/** One input or output of a demo. */
export function DemoItem({ item, side }: { item: Item; side: string }) {
  return (
    <figure className="demo-item">
      {item.label && item.label !== side && <figcaption>{item.label}</figcaption>}
      <Shown item={item} side={side} />
    </figure>
  );
}
