import type { Page } from 'playwright-core';

/** What a reader does by hand, counted. */
export interface Hand {
  page: Page;
  click(role: Parameters<Page['getByRole']>[0], name: string | RegExp): Promise<void>;
  choose(label: string, value: string): Promise<void>;
  type(label: string, text: string): Promise<void>;
  /** Clicks and choices so far; what is typed is not counted. */
  count(): number;
}

/** A page, and a count of what is clicked and chosen in it. */
export function handOn(page: Page): Hand {
  let clicks = 0;
  return {
    page,
    click: async (role, name) => {
      clicks += 1;
      await page.getByRole(role, { name }).locator('visible=true').first().click();
    },
    choose: async (label, value) => {
      clicks += 1;
      await page.getByRole('combobox', { name: label }).locator('visible=true').first().selectOption(value);
    },
    type: (label, text) => page.getByLabel(label).locator('visible=true').first().fill(text),
    count: () => clicks,
  };
}

/** What people come for: where they begin, what they do, how many clicks that takes, and what they then have copied. */
export interface Task {
  what: string;
  from: string;
  clicks: number;
  /** The same before a page of a model was one tool; none where there was no way. */
  before?: number;
  do(hand: Hand): Promise<void>;
  copied: string | RegExp;
}

const CHAT = '/models/mlx-community/Llama-3.2-3B-Instruct-4bit/';
const GGUF = '/models/unsloth/gpt-oss-20b-GGUF/';
const RECORD = JSON.stringify({ id: 'someone/own', library_name: 'timm', pipeline_tag: 'image-classification' });

export const TASKS: Task[] = [
  {
    what: 'copy the code of a model',
    from: '/models/timm/resnet50.a1_in1k/',
    clicks: 1,
    before: 1,
    do: (hand) => hand.click('button', 'Copy: Run the model'),
    copied: 'import timm',
  },
  {
    what: 'find a model in the list and copy its code',
    from: '/models/',
    clicks: 2,
    before: 2,
    do: async (hand) => {
      await hand.type('Find by name, library or task', 'resnet50.a1');
      await hand.click('link', /resnet50\.a1_in1k/);
      await hand.page.waitForURL(/resnet50/);
      await hand.click('button', 'Copy: Run the model');
    },
    copied: 'import timm',
  },
  {
    what: 'find a model for a task, among those that run in an app',
    from: '/models/',
    clicks: 3,
    do: async (hand) => {
      await hand.choose('Task', 'text-generation');
      await hand.choose('Library', 'llama-cpp-python');
      await hand.page.locator('#models li:visible a').first().waitFor();
      await hand.click('link', 'unsloth/gpt-oss-20b-GGUF');
      await hand.page.waitForURL(/gpt-oss/);
      await hand.page.evaluate(() => navigator.clipboard.writeText(location.pathname));
    },
    copied: GGUF,
  },
  {
    what: 'share a configuration',
    from: CHAT,
    clicks: 5,
    do: async (hand) => {
      await hand.click('tab', 'With a service');
      await hand.click('tab', 'JavaScript');
      await hand.choose('Provider', 'groq');
      await hand.click('checkbox', 'Streaming');
      await hand.click('button', 'Copy link');
    },
    copied: /\?(?=.*provider=groq)(?=.*language=js)(?=.*stream=yes)/,
  },
  {
    what: 'run a GGUF model on 16 GB',
    from: GGUF,
    clicks: 3,
    before: 3,
    do: async (hand) => {
      await hand.choose('Memory', '16');
      await hand.click('tab', 'Ollama');
      await hand.page.getByText('ollama run').first().waitFor();
      await hand.click('button', 'Copy: Run the model');
    },
    copied: 'ollama run hf.co/unsloth/gpt-oss-20b-GGUF',
  },
  {
    what: 'call a provider with an own prompt',
    from: CHAT,
    clicks: 3,
    do: async (hand) => {
      await hand.click('tab', 'With a service');
      await hand.choose('Provider', 'groq');
      await hand.type('Your prompt', 'Why is the sky blue?');
      await hand.page.locator('.api code:visible', { hasText: 'Why is the sky blue?' }).first().waitFor();
      await hand.click('button', /^Copy: Python, /);
    },
    copied: /:groq[\s\S]*Why is the sky blue\?/,
  },
  {
    what: 'share the page of an own record',
    from: '/model/',
    clicks: 2,
    do: async (hand) => {
      await hand.page.getByRole('textbox').first().fill(RECORD);
      await hand.click('button', 'Show the code');
      await hand.page.getByText('import timm').first().waitFor();
      await hand.click('button', 'Copy link');
    },
    copied: '#record=',
  },
  {
    what: 'make a first call at a provider',
    from: '/providers/groq/',
    clicks: 1,
    do: (hand) => hand.click('button', /^Copy: Python, /),
    copied: 'groq',
  },
  {
    what: 'use a library',
    from: '/libraries/timm/',
    clicks: 1,
    before: 2,
    do: (hand) => hand.click('button', 'Copy: Run the model'),
    copied: 'import timm',
  },
  {
    what: 'do a task',
    from: '/tasks/text-classification/',
    clicks: 1,
    before: 1,
    do: (hand) => hand.click('button', /^Copy: (?!Install)/),
    copied: 'pipeline',
  },
];
