import type { APIRoute } from 'astro';
import { TOGETHER } from '../../integrations/text-files.mjs';
import type { SiteFile } from '../files/file.ts';
import { siteFiles } from '../files/index.ts';

/** All files as one, which integrations/text-files.mjs takes apart. */
const together: SiteFile = {
  path: TOGETHER,
  text: () => JSON.stringify(siteFiles().map(({ path, text }) => [path, text()])),
};

export const getStaticPaths = () =>
  (import.meta.env.DEV ? siteFiles() : [together]).map((file) => ({ params: { file: file.path }, props: { file } }));

/** The files for agents and programs. */
export const GET: APIRoute<{ file: SiteFile }> = ({ props }) => new Response(props.file.text());
