import type { ContractPage } from '../../../runtime/pages.ts';
import { contractLabel } from '../data/providers.ts';
import { Scroll } from './Scroll.tsx';
import { TaskLink } from './TaskLink.tsx';

/** What a provider can be called for, and how. */
export function ProviderTasks({ contracts }: { contracts: readonly ContractPage[] }) {
  return (
    <section>
      <h2>Tasks</h2>
      <Scroll label="Table of tasks">
        <table>
          <thead>
            <tr>
              <th scope="col">Task</th>
              <th scope="col">Route</th>
              <th scope="col">Sends</th>
              <th scope="col">Answer</th>
            </tr>
          </thead>
          <tbody>
            {contracts.map(({ key, unusable, route, sends, answer, uncorroborated = [] }) => (
              <tr key={key}>
                <th scope="row">
                  <TaskLink id={key} label={contractLabel(key)} />
                </th>
                {unusable ? (
                  <td colSpan={3}>{unusable}</td>
                ) : (
                  <>
                    <td>
                      <code>{route}</code>
                    </td>
                    <td>{sends}</td>
                    <td>
                      {answer}
                      {uncorroborated.map((sentence) => (
                        <p key={sentence}>Not corroborated: {sentence}</p>
                      ))}
                    </td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
  );
}
