import type { Inspection } from '../../shared/test-kit/inspection.ts';

/** What JSON.parse sees. */
export const inspect = (code: string): Inspection => ({
  shape: JSON.stringify(JSON.parse(code)),
  literals: [],
  names: [],
});
