import type { Project } from '../../1-load/project.ts';
import { type ParseModel, parserOf } from '../../5-render/parser.ts';
import { modelSchema } from './source.ts';

/** The parser of records of a project; its schema of the model must be without problems. */
export function modelParser(project: Project): ParseModel {
  const [json] = project.entries(modelSchema);
  if (!json) throw new Error(`${modelSchema.at} has problems: no record can be parsed`);
  return parserOf(json);
}
