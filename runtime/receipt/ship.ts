import type { Runs } from '../../out/types/runs.ts';

/** A record of runs without what no sentence says: what was printed, and packages that nobody named. */
export function recordToShip({ runs, environments, ...rest }: Runs): Runs {
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[-_.]+/g, '-');
  const named = ({ install, packages, ...more }: Runs['environments'][string]) => ({
    ...more,
    install,
    packages: Object.fromEntries(Object.entries(packages).filter(([name]) => plain(install).includes(plain(name)))),
  });
  return {
    ...rest,
    environments: Object.fromEntries(Object.entries(environments).map(([key, one]) => [key, named(one)])),
    runs: Object.fromEntries(Object.entries(runs).map(([key, run]) => [key, { ...run, output: '' }])),
  };
}
