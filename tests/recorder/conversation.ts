import type { Json } from '../../runtime/request/types.ts';

/** A function that a model may ask to be called; its text is as hostile as others. */
export const TOOLS = [
  {
    type: 'function',
    function: {
      name: 'get_weather',
      description: `The weather of a city: "now", 'soon' or $HOME\\n`,
      parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
    },
  },
];
/** The form of an answer. */
export const RESPONSE_FORMAT = {
  type: 'json_schema',
  json_schema: {
    name: 'planet',
    strict: true,
    schema: {
      type: 'object',
      properties: { name: { type: 'string' }, days: { type: ['number', 'null'] } },
      required: ['name', 'days'],
      additionalProperties: false,
    },
  },
};

/** A conversation of words with every speaker, and a picture in it. */
export const CONVERSATION: Json = [
  { role: 'system', content: `Answer in "one" sentence, or in 'two'.` },
  { role: 'developer', content: 'Name $HOME.' },
  { role: 'user', content: 'Which planet is the largest?' },
  { role: 'assistant', content: 'Jupiter is.' },
  {
    role: 'user',
    content: [
      { type: 'text', text: 'Is it this one?' },
      { type: 'image_url', image_url: { url: 'https://files.example/planet.jpg' } },
    ],
  },
];
