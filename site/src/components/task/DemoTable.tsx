import { Scroll } from '../Scroll.tsx';

/** A table of a demo; its first row is the heading. */
export function DemoTable({ table: [head = [], ...rows], label }: { table: readonly string[][]; label: string }) {
  return (
    <Scroll label={label}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('\t')}>
              {row.map((cell, at) => (
                <td key={head[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
