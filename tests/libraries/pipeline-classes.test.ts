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

it.each<[string, Record<string, string[]>, string[]]>([
  ['what the package has', { Cats: ['purring'], Kittens: ['purring'], AutoModel: ['features'] }, []],
  [
    'a task that the package has not',
    { Cats: ['purring'], Kittens: ['purring', 'barking'] },
    ['barking: the package has no such pipeline, and the table has one'],
  ],
  ['the classes of another name of a task', { Cats: ['purr'], Kittens: ['purr'] }, []],
  [
    'a class too few for another name of a task',
    { Cats: ['purr'] },
    ['purr: loaded by Cats,Kittens, and the table has Cats'],
  ],
  ['a class too few', { Cats: ['purring'] }, ['purring: loaded by Cats,Kittens, and the table has Cats']],
  ['another class', { Dogs: ['features'] }, ['features: loaded by AutoModel, and the table has Dogs']],
])('a table with %s', (_, table, told) => expect(otherClasses(table, classesByTask(SOURCE))).toEqual(told));

it('a source that no longer tells is no proof', () => {
  expect(() => classesByTask('SUPPORTED_TASKS = load()\n')).toThrow('names no task');
});
