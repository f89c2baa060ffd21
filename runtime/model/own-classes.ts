/** The class of Transformers that loads the model by code of the repository: AutoModel, else the first that loads one. */
export const ownClassOf = (classes: readonly string[]): string | undefined =>
  classes.includes('AutoModel') ? 'AutoModel' : classes.find((one) => one.startsWith('AutoModel'));

/**
 * Whether the pipeline of a task loads none of the classes that the repository brings: where it loads another, of the type of
 * the library, the weights of its head are random.
 * @param tasks By class the tasks whose pipeline loads it: schemas/model.schema.json.
 */
export function lacksPipelineClass(
  task: string | undefined,
  remote: boolean,
  ownClass: string | undefined,
  classes: readonly string[],
  tasks: Readonly<Record<string, readonly string[]>>,
): true | undefined {
  if (!remote || ownClass === undefined || task === undefined) return undefined;
  const loading = Object.keys(tasks).filter((one) => tasks[one]?.includes(task));
  if (loading.length === 0) return undefined;
  return classes.some((one) => loading.includes(one.replace('AutoModelFor', ''))) ? undefined : true;
}
