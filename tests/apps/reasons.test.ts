import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Runs } from '../../out/types/runs.ts';
import { appLabels, appsOf } from '../../runtime/apps/index.ts';
import { stepKeys } from '../../runtime/apps/keys.ts';
import { stepReceipt } from '../../runtime/apps/receipts.ts';
import { slugOf } from '../../runtime/slug.ts';
import { modelOf, planOf } from './steps.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const seeds = readdirSync(join(root, 'seeds')).flatMap((file) => (file.endsWith('.json') ? file.slice(0, -5) : []));
const runsOf = (app: string): Runs =>
  JSON.parse(readFileSync(join(root, `out/verified/apps/${slugOf(app)}.json`), 'utf8'));
const TODAY = '2026-11-22';

/** What readers are told of every step that an app prints for a seed. */
async function proofsOf(app: string): Promise<{ step: string; proof: string | undefined }[]> {
  const runs = runsOf(app);
  const found = await Promise.all(
    seeds.map(async (seed) => {
      const model = modelOf(root, seed);
      const [printed] = await appsOf(model, { only: [app] });
      const { steps } = printed ?? { steps: [] };
      const keys = stepKeys(steps);
      return Promise.all(
        steps.map(async (step, at) => ({
          step: `${seed} ${keys[at]}`,
          proof: (await stepReceipt(runs, steps, step, model.id, TODAY))?.sentence,
        })),
      );
    }),
  );
  return found.flat();
}

it.each(Object.keys(appLabels))('every step of %s was run, or readers are told why not', async (app) => {
  const proofs = await proofsOf(app);
  const silent = proofs.filter(({ proof = '' }) => !/Executed|Not run: [^.]{8,}\./.test(proof));
  expect(silent).toEqual([]);
});

it.each(Object.keys(appLabels))('the reasons of %s are those of its plan', (app) =>
  expect(runsOf(app).notRun ?? {}).toEqual(planOf(root, app).notRun ?? {}));

it.each(['vllm', 'sglang'])('the flags of %s are said to be found where they stand, and nowhere else', async (app) => {
  const proofs = await proofsOf(app);
  const found = proofs
    .filter(({ proof = '' }) => proof.includes('argument parser'))
    .map(({ step }) => step.split(' ')[1]);
  expect([...new Set(found)]).toEqual(['start-the-server']);
});
