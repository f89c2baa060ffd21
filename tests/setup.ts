import '../languages/shared/web-assembly.ts';
import fc from 'fast-check';

/**
 * Property tests try the same values in every run, so that a change is judged by what it changes. To look for new
 * counterexamples, run them with FAST_CHECK_SEED=random.
 */
const seed = process.env.FAST_CHECK_SEED;
if (seed !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed ?? 20_261_121) });
