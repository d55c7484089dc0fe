import * as v from 'valibot';

const text = v.optional(v.fallback(v.optional(v.string()), undefined));
const HomeSearchSchema = v.object({
  theme: text,
  character: text,
  setting: text,
  age_group: text,
  length: text,
  moral: text,
  difficulty: text,
  tone: text,
});
export type HomeSearch = v.InferOutput<typeof HomeSearchSchema>;

/** The choices that the address of the home page presets; whatever else it carries is left out. */
export function readHomeSearch(search: Record<string, unknown>): HomeSearch {
  return v.parse(HomeSearchSchema, search);
}
