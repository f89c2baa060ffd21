import type { Model } from '../../out/types/model.ts';
import { argument, asList, asRecord, identifier, name as nameOf, names, text, texts } from './fields.ts';
import { firstFiles } from './files.ts';

/** Stands in for an id that is missing or not text, so that every snippet still parses. */
export const MISSING_ID = 'fill-in-model-id';

/**
 * Turns a model record, as the hub returns it, into a model. Never throws: a field that is missing or malformed is
 * absent. The field meanings are those of schemas/model.schema.json.
 */
export function parseModel(record: unknown): Model {
  const source = asRecord(record);
  const cardData = asRecord(source.cardData);
  const config = asRecord(source.config);
  const id = argument(source.id) ?? MISSING_ID;
  const name = argument(id.slice(id.indexOf('/') + 1)) ?? id;
  const tags = texts(source.tags);
  const baseModels = names(asList(cardData.base_model));
  const files = names(asList(source.siblings).map((sibling) => asRecord(sibling).rfilename));
  return withoutAbsent({
    id,
    name,
    moduleName: identifier(name.replaceAll('-', '_')),
    tags,
    task: nameOf(source.pipeline_tag),
    libraryName: nameOf(source.library_name),
    maskToken: text(source.mask_token),
    baseModel: baseModels[0],
    baseModels,
    language: texts(asList(cardData.language))[0],
    ...widgetFields(source, cardData),
    hasChatTemplate: hasChatTemplate(config),
    trustRemoteCode: tags.includes('custom_code'),
    transformers: transformersFields(source.transformersInfo),
    architecture: identifier(asList(config.architectures)[0]),
    ...libraryFields(config),
    files,
    file: firstFiles(files),
  });
}

const withoutAbsent = (model: Model): Model =>
  Object.fromEntries(Object.entries(model).filter(([, value]) => value !== undefined)) as unknown as Model;

function widgetFields(source: Record<string, unknown>, cardData: Record<string, unknown>) {
  const widget = asRecord(asList(source.widgetData)[0]);
  const widgetText = text(widget.text);
  const sourceSentence = text(widget.source_sentence);
  const others = texts(widget.sentences);
  return {
    prompt: widgetText ?? text(cardData.instance_prompt),
    widgetText,
    unmaskedWidgetText: text(widgetText?.replaceAll(text(source.mask_token) ?? '<mask>', 'A')),
    sentences: sourceSentence !== undefined && others.length > 0 ? [sourceSentence, ...others] : [],
  };
}

/** The template of a tokenizer may also be a list of named templates. */
function hasChatTemplate(config: Record<string, unknown>): boolean {
  const templates = [
    asRecord(config.tokenizer_config).chat_template,
    asRecord(config.processor_config).chat_template,
    config.chat_template_jinja,
  ];
  const isTemplate = (value: unknown): boolean => text(value) !== undefined;
  return templates.some(
    (template) => isTemplate(template) || asList(template).some((item) => isTemplate(asRecord(item).template)),
  );
}

const PROCESSOR_VARIABLES: Record<string, string> = { AutoTokenizer: 'tokenizer', AutoFeatureExtractor: 'extractor' };

function transformersFields(info: unknown): Model['transformers'] {
  if (typeof info !== 'object' || info === null || Array.isArray(info)) return undefined;
  const autoModel = identifier(asRecord(info).auto_model) ?? 'AutoModel';
  const processor = identifier(asRecord(info).processor);
  if (processor === undefined) return { autoModel };
  const processorVariable = Object.hasOwn(PROCESSOR_VARIABLES, processor)
    ? PROCESSOR_VARIABLES[processor]
    : 'processor';
  return { autoModel, processor, processorVariable };
}

function libraryFields(config: Record<string, unknown>) {
  const sklearn = asRecord(config.sklearn);
  const peft = asRecord(config.peft);
  const tasks = asList(asRecord(config.keras_hub).tasks).map(identifier);
  return {
    adapterBaseModel: nameOf(asRecord(config.adapter_transformers).model_name),
    peftBaseModel: nameOf(peft.base_model_name_or_path),
    peftTaskType: text(peft.task_type),
    sklearnFile: nameOf(asRecord(sklearn.model).file),
    sklearnFormat: text(sklearn.model_format),
    speechbrainInterface: nameOf(asRecord(config.speechbrain).speechbrain_interface),
    kerasHubTasks: [...new Set(tasks.filter((task) => task !== undefined))],
  };
}
