import { describe, expect, test } from 'vitest';
import { printed, tags } from './printed.ts';

const info = (auto_model: string): object => ({ transformersInfo: { auto_model, processor: 'AutoProcessor' } });
const built = (name: string): object => ({ config: { architectures: [name] } });

/** What has no head gives vectors: a pipeline would give it a random head, or a text in place of a page. */
describe.each([
  ['vit_mae', 'ViTMAEForPreTraining', [undefined, 'feature-extraction', 'image-feature-extraction'], 'mask_ratio=0.0'],
  ['videomae', 'VideoMAEForPreTraining', [undefined, 'video-classification'], 'model.config.num_frames'],
  ['timesformer', 'TimesformerModel', [undefined, 'video-classification'], 'model.config.num_frames'],
  ['vjepa2', 'VJEPA2Model', [undefined, 'video-classification'], 'model.get_vision_features('],
  ['layoutlmv3', 'LayoutLMv3Model', [undefined, 'feature-extraction'], 'load_image("invoice.png")'],
])('%s built as %s', (kind, architecture, tasks, call) => {
  const records = tasks.flatMap((pipeline_tag) =>
    [info('AutoModel'), info('AutoModelForPreTraining'), built(architecture)].map((more) => ({
      id: 'a/b',
      pipeline_tag,
      ...tags('transformers', kind),
      ...more,
    })),
  );

  test.each(records)('prints its vectors: %j', (record) => {
    const text = printed('transformers', record);
    expect(text).toContain(call);
    expect(text).not.toMatch(/pipeline\(|help\(|AutoTokenizer/);
  });
});

test.each([
  ['videomae', 'video-classification', 'AutoModelForVideoClassification'],
  ['vjepa2', 'video-classification', 'AutoModelForVideoClassification'],
  ['vit', 'image-feature-extraction', 'AutoModel'],
])('%s for %s with %s keeps its pipeline', (kind, pipeline_tag, auto) => {
  expect(printed('transformers', { id: 'a/b', pipeline_tag, ...tags(kind), ...info(auto) })).toContain('pipeline(');
});

/** V-JEPA 2 has no num_frames, which the pipeline reads where it is given none. */
test.each([
  ['videomae', 'num_frames=model.config.num_frames', 'for result in pipe("video.mp4"):'],
  ['vjepa2', 'num_frames=model.config.frames_per_clip', 'num_frames=pipe.model.config.frames_per_clip'],
])('a classifier of videos of the type %s is given as many frames as it takes', (kind, direct, pipe) => {
  const record = { id: 'a/b', pipeline_tag: 'video-classification', ...tags(kind) };
  const text = printed('transformers', { ...record, ...info('AutoModelForVideoClassification') });
  expect(text).toContain(direct);
  expect(text).toContain(pipe);
});
