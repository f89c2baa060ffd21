import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settle } from '../../tests/servers/fake-realtime.ts';
import type { QueuePolicy } from './index.ts';
import { Reference } from './test-kit/reference.ts';
import { CLOSE, Command, Real, STEPS } from './test-kit/steps.ts';

/** Random sequences of what a caller, a token provider, a server and the clock can do, against a reference machine. */
test.each<QueuePolicy>([
  'latest',
  'all',
  'drop',
])('the connection does what the reference does (%s)', async (policy) => {
  // Closing ends the story, so it is rare; what follows it must change nothing.
  const step = fc.oneof(...STEPS.map((arbitrary) => ({ weight: 6, arbitrary })), { weight: 1, arbitrary: CLOSE });
  const commands = fc.commands([step.map((value) => new Command(value))], { maxCommands: 60, size: 'max' });
  const visited = new Set<string>();
  await fc.assert(
    fc.asyncProperty(commands, async (list) => {
      const model = new Reference(policy);
      const real = new Real(policy);
      await fc.asyncModelRun(() => ({ model, real }), list);
      for (const { from, to } of real.states) visited.add(`${from}>${to}`);
      await real.time.advance(1e6);
      real.connection.close();
      await settle();
      expect(real.time.pending()).toBe(0);
    }),
    { numRuns: 1000 },
  );
  // The walk has been everywhere, or it has proved little.
  expect([...visited]).toEqual(
    expect.arrayContaining([
      'idle>connecting',
      'connecting>authRequired',
      'authRequired>authInProgress',
      'authInProgress>connecting',
      'authInProgress>authRequired',
      'authInProgress>failed',
      'connecting>active',
      'connecting>failed',
      'active>connecting',
      'active>authRequired',
      'active>idle',
      'failed>connecting',
    ]),
  );
});
