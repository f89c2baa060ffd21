import { type Row, SEED, testMistakes } from '../test-kit/mistakes.ts';

const ROWS: Row[] = [
  [
    'a call that says nothing of what is sent',
    [
      [
        'catalogue/calls/object-detection.json',
        '',
        '{ "$schema": "../../schemas/call.schema.json", "id": "object-detection" }\n',
      ],
    ],
    [
      'catalogue/calls/object-detection.json:1:1: no-alternative: the file has none of the forms that are allowed there.',
      '    hint: state "body" or "bytes".',
    ],
  ],
  [
    'a seed without an id',
    [[SEED, '  "id": "org/chat",\n', '']],
    [
      'seeds/org-chat.json:1:1: missing-key: The key "id" is missing in the file.',
      '    hint: add "id"; the schema describes what it holds.',
    ],
  ],
  [
    'a seed whose file has another name',
    [[SEED, '"org/chat"', '"org/other"']],
    [
      'seeds/org-chat.json:2:3: wrong-slug: The file name does not match the id "org/other".',
      '    hint: rename the file to seeds/org-other.json.',
    ],
  ],
  [
    'a seed of a library that nobody knows',
    [[SEED, '"demo.py"', '"demo-py"']],
    [
      'seeds/org-chat.json:3:3: unknown-library: The seed\'s library_name "demo-py" is not the id of a library entry.',
      '    hint: did you mean "demo.py"?',
    ],
  ],
  [
    'a seed of a task that nobody knows',
    [[SEED, '"text-generation"', '"text-generaton"']],
    [
      'seeds/org-chat.json:7:3: unknown-task: There is no task "text-generaton" in catalogue/tasks.',
      '    hint: did you mean "text-generation"?',
    ],
  ],
  [
    'the second seed of the same content',
    [
      [
        'seeds/org-copy.json',
        '',
        '{ "id": "org/chat", "library_name": "demo.py", "tags": ["chat"], "pipeline_tag": "text-generation" }\n',
      ],
    ],
    [
      'seeds/org-copy.json:1:3: shared-id: The id "org/chat" is that of seeds/org-chat.json, which is there already: files are called like ids in small letters.',
      '    hint: delete one of the two, or give this one an id of its own.',
    ],
  ],
  [
    'a provider of a task that nobody makes calls for',
    [['catalogue/providers/groq.json', '"conversational": {', '"conversation": {']],
    [
      'catalogue/providers/groq.json:13:5: missing-fake-route: The server that stands in for the provider has no route for the task "conversation".',
      '    hint: add a route with "tasks": ["conversation"] to tests/providers/groq.json: what the documentation says that the call takes and answers.',
      'catalogue/providers/groq.json:13:5: unknown-call: No call of catalogue/calls is called "conversation".',
      '    hint: did you mean "conversational"?',
    ],
  ],
  [
    'a call with the sample of a task that there is not',
    [['catalogue/calls/conversational.json', '"task": "text-generation"', '"task": "text-generaton"']],
    [
      'catalogue/calls/conversational.json:8:5: unknown-task: There is no task "text-generaton" in catalogue/tasks.',
      '    hint: did you mean "text-generation"?',
    ],
  ],
  [
    'a provider with a job that its file does not describe',
    [['catalogue/providers/fal-ai.json', '"job": "queue"', '"job": "queu"']],
    [
      'catalogue/providers/fal-ai.json:61:7: unknown-job: There is no job "queu" in this file.',
      '    hint: did you mean "queue"?',
    ],
  ],
  [
    'a provider whose source is no address',
    [['catalogue/providers/groq.json', '"https://console.groq.com/docs/api-reference"', '"see the docs"']],
    [
      'catalogue/providers/groq.json:22:5: bad-url: sources.0 is not an https address: "see the docs".',
      '    hint: write the whole address, beginning with https:// and without spaces.',
    ],
  ],
  [
    'a provider with a wrong key',
    [['catalogue/providers/groq.json', '"organization"', '"organisation"']],
    [
      'catalogue/providers/groq.json:5:3: unknown-key: "organisation" is not a key of the file.',
      '    hint: did you mean "organization"?',
    ],
  ],
  [
    'a task with a modality that nobody knows',
    [['catalogue/tasks/text-generation.json', '"modality": "nlp"', '"modality": "text"']],
    [
      'catalogue/tasks/text-generation.json:5:3: task-unknown-modality: The modality "text" is not in catalogue/modalities.json.',
      '    hint: use one of: multimodal, cv, nlp, audio, tabular, rl, other.',
    ],
  ],
  [
    'a sample that sends a video as a picture',
    [['catalogue/tasks/image-text-to-text.json', 'pipeline-cat-chonk.jpeg', 'cat.mp4']],
    [
      'catalogue/tasks/image-text-to-text.json:126:15: schema: sampleInput.messages.0.content.1.image_url.url is "https://huggingface.co/datasets/huggingface/documentation-i, which has a form that is not allowed there.',
      '    hint: A public address that ends as that of a picture: .jpeg, .jpg, .png, .webp or .gif.',
    ],
  ],
  [
    'a part of a message of a type that nobody knows',
    [['catalogue/tasks/image-text-to-text.json', '"type": "image_url"', '"type": "image"']],
    [
      'catalogue/tasks/image-text-to-text.json:124:13: schema: sampleInput.messages.0.content.1.type is "image", which names none of the forms that are allowed there.',
      '    hint: A part of a message; its type (text, image_url, input_audio or video_url) says which other field it has.',
    ],
  ],
  [
    'an app with a wrong key',
    [['catalogue/apps/ollama.json', '"docsUrl"', '"docUrl"']],
    [
      'catalogue/apps/ollama.json:6:3: unknown-key: "docUrl" is not a key of the file.',
      '    hint: did you mean "docsUrl"?',
    ],
  ],
  [
    'a notice for a tag that no seed carries, and for a task that is none',
    [
      [
        'catalogue/notices.json',
        '',
        '{ "kinds": { "gated": "Gated" }, "notices": [{ "kind": "gated", "when": { "any": [{ "tag": "chatt" }, { "task": "chat" }] }, "text": "Accept the terms." }] }\n',
      ],
    ],
    [
      'catalogue/notices.json:1:85: unknown-tag: No seed carries the tag "chatt".',
      '    hint: did you mean "chat"?',
      'catalogue/notices.json:1:105: unknown-task: There is no task "chat" in catalogue/tasks.',
      '    hint: did you mean "text-generation"?',
    ],
  ],
  [
    'a notice about code in a language that there is none of',
    [
      [
        'catalogue/notices.json',
        '',
        '{ "kinds": { "program": "Program" }, "notices": [{ "kind": "program", "code": { "language": "bash", "contains": ["docker run"] }, "text": "Docker runs it." }] }\n',
      ],
    ],
    [
      'catalogue/notices.json:1:81: unknown-language: There is no language "bash" in languages/.',
      '    hint: did you mean "sh"?',
    ],
  ],
  [
    'notices of a kind that nobody knows',
    [
      [
        'catalogue/notices.json',
        '',
        '{ "kinds": { "gated": "Gated" }, "notices": [{ "kind": "gate", "when": { "has": "gated" }, "text": "Accept the terms." }] }\n',
      ],
    ],
    [
      'catalogue/notices.json:1:48: wrong-value: notices.0.kind is "gate", which is not one of the allowed values.',
      '    hint: did you mean "gated"?',
    ],
  ],
];

testMistakes(ROWS);
