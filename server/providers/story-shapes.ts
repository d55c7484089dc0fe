// The shapes that a provider is asked for. Strict objects and nullable values alone: services that hold a model to a schema refuse
// anything else.
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { HERO, MOODS, TIMES, type Vocabulary } from './scene-vocabulary.ts';

/** A plan for one setting: what happens in each paragraph, and what is to be seen in it. */
export function planSchemaFor({ places, people, companion }: Vocabulary) {
  const scene = v.strictObject({
    place: v.picklist(places.map(({ id }) => id)),
    time: v.picklist(TIMES),
    mood: v.picklist(MOODS),
    who: v.array(v.picklist([HERO, companion.id, ...people.map(({ id }) => id)])),
  });
  return v.strictObject({
    title: v.string(),
    want: v.string(),
    worry: v.string(),
    choice: v.string(),
    refrain: v.string(),
    paragraphs: v.array(v.strictObject({ happens: v.string(), scene: v.nullable(scene) })),
  });
}
export type StoryPlan = v.InferOutput<ReturnType<typeof planSchemaFor>>;

export const TextSchema = v.strictObject({ paragraphs: v.array(v.string()) });
export const ParagraphSchema = v.strictObject({ text: v.string() });

/** A schema as it goes over the wire. */
export interface Shape {
  name: string;
  schema: Record<string, unknown>;
}
export function shapeOf(name: string, schema: Parameters<typeof toJsonSchema>[0]): Shape {
  const { $schema: _version, ...rest } = toJsonSchema(schema);
  return { name, schema: rest };
}
