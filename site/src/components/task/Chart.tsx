import type { ChartBar } from '../../../../out/types/task.ts';

/** Bars are drawn beside the numbers of a table, so that the same data is read and seen. */
export function Chart({ data, label }: { data: readonly ChartBar[]; label: string }) {
  return (
    <table className="chart">
      <caption className="unseen">{`${label}: scores from 0 to 1`}</caption>
      <thead className="unseen">
        <tr>
          <th scope="col">Class</th>
          <th scope="col">Score</th>
        </tr>
      </thead>
      <tbody>
        {data.map((bar) => (
          <tr key={bar.label}>
            <th scope="row">{bar.label}</th>
            <td>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect className="track" width="100" height="8" />
                <rect width={bar.score * 100} height="8" />
              </svg>
              <span className="number">{bar.score.toFixed(2)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
