import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentFor } from './environment.ts';
import { execute } from './process.ts';
import type { Tools } from './tools.ts';

const PROGRAM = fileURLToPath(new URL('media.py', import.meta.url));
const READ = /["']([\w-]+)\.(png|jpe?g|webp|bmp|pdf|wav|flac|mp3|mp4|txt|csv)["']/g;

const FOLDER = /^# (\w+): a folder of [^\n]*\bimages$/m;

/** The folder of sample media, made once (media.py); throws with the message of the program. */
export async function mediaFolder(tools: Tools): Promise<string> {
  const folder = tools.cache('media');
  if (existsSync(join(folder, 'sample.csv'))) return folder;
  const made = await environmentFor('pip install numpy pillow av\n', {}, tools);
  if (made.failure) throw new Error(`the sample media cannot be made: ${made.failure}`);
  const python = join(made.folder, 'venv/bin/python');
  const { status, stderr } = await execute([python, PROGRAM, folder], made.folder, {}, 120);
  if (status !== 0) throw new Error(`the sample media cannot be made: ${stderr}`);
  return folder;
}

/** Puts a sample where a snippet names a file plainly, or a folder of images in a comment, so that it can be read there. */
export function placeFiles(code: string, media: string, folder: string): void {
  const [, images] = FOLDER.exec(code) ?? [];
  if (images) {
    mkdirSync(join(folder, images));
    copyFileSync(join(media, 'sample.png'), join(folder, images, 'page.png'));
  }
  for (const [, name, extension] of code.matchAll(READ))
    copyFileSync(join(media, `sample.${extension}`), join(folder, `${name}.${extension}`));
}
