import { createRequire } from 'node:module';
import { McpServer } from '@modelcontextprotocol/server';
import { addResources } from './resources.ts';
import type { Setting } from './setting.ts';
import { addCallModel } from './tools/call-model.ts';
import { addExplainQuantization } from './tools/explain-quantization.ts';
import { addFind } from './tools/find.ts';
import { addLoadModel } from './tools/load-model.ts';
import { addRunLocally } from './tools/run-locally.ts';
import type { AddTool } from './tools/tool.ts';

const { name, version } = createRequire(import.meta.url)('./package.json') as { name: string; version: string };

const TOOLS: readonly AddTool[] = [addFind, addLoadModel, addCallModel, addRunLocally, addExplainQuantization];

const INSTRUCTIONS =
  'Code for machine-learning models that was compiled from facts and run before it is told. Use the code as it stands: its names, packages and versions are those that were executed. Tell the user the notices, and the proof where one asks whether it works. When an answer has reasons, they say what is missing and what to do.';

/** A server with all tools and resources; it keeps nothing between calls. */
export function snippetryServer(setting: Setting): McpServer {
  const server = new McpServer({ name, version }, { instructions: INSTRUCTIONS });
  for (const add of TOOLS) add(server, setting);
  addResources(server, setting);
  return server;
}
