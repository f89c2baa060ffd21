import type { Language } from '../language.ts';
import { php } from './contexts.ts';
import { isName, phpName } from './names.ts';

/** The streams of PHP take a proxy from their context alone; its curl takes one from the environment, but no authority. */
const PROXY = `<?php
$proxy = str_replace('http://', 'tcp://', getenv('https_proxy'));
stream_context_set_default(['http' => ['proxy' => $proxy]]);`;

export const language: Language = {
  rules: php,
  isName,
  names: { module: 'languages/php/names', print: phpName },
  comment: '//',
  run: {
    file: 'main.php',
    command: ['php', '-d', 'curl.cainfo=${SSL_CERT_FILE}', '-d', 'auto_prepend_file={project}/proxy.php'],
    version: ['php', '--version'],
    project: {
      create: [['sh', '-c', 'echo "$0" > proxy.php', PROXY]],
      build: ['php', '--syntax-check', 'proxy.php'],
      files: [],
      environment: {},
    },
  },
  loadCheck: async () => (await import('./check.ts')).check,
};
