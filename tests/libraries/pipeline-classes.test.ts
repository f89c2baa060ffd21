import { expect, it } from 'vitest';
import { classesByTask, otherClasses } from './pipeline-classes.ts';

const SOURCE = `
TASK_ALIASES = {
    "purr": "purring",
}
SUPPORTED_TASKS = {
    "purring": {
        "impl": PurringPipeline,
        "pt": (AutoModelForCats, AutoModelForKittens) if is_torch_available() else (),
        "default": {"model": ("a/b", "1")},
        "type": "audio",
    },
    "features": {
        "impl": FeaturesPipeline,
        "pt": (AutoModel,) if is_torch_available() else (),
        "type": "image",
    },
}
`;

const WHOLE = { Cats: ['purr', 'purring'], Kittens: ['purr', 'purring'], AutoModel: ['features'] };

it.each<[string, Record<string, string[]>, string[]]>([
  ['what the package has', WHOLE, []],
  [
    'a task that the package has not',
    { ...WHOLE, Kittens: ['purr', 'purring', 'barking'] },
    ['barking: the package has no such pipeline, and the table has one'],
  ],
  [
    'a class too few for another name of a task',
    { ...WHOLE, Kittens: ['purring'] },
    ['purr: loaded by Cats,Kittens, and the table has Cats'],
  ],
  ['a class too few', { ...WHOLE, Kittens: ['purr'] }, ['purring: loaded by Cats,Kittens, and the table has Cats']],
  [
    'another class',
    { ...WHOLE, AutoModel: [], Dogs: ['features'] },
    ['features: loaded by AutoModel, and the table has Dogs'],
  ],
  ['a task in no row', { ...WHOLE, AutoModel: [] }, ['features: loaded by AutoModel, and the table has no row']],
])('a table with %s', (_, table, told) => expect(otherClasses(table, classesByTask(SOURCE))).toEqual(told));

it('a source that no longer tells is no proof', () => {
  expect(() => classesByTask('SUPPORTED_TASKS = load()\n')).toThrow('names no task');
});
