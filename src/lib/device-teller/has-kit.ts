import * as v from 'valibot';
import { KIT_CACHE, KIT_LIST, kitFiles, KitSchema } from '#contract/kit';

/** Whether stories of a language can be told and drawn on this device without a network. Storage that is out of reach has no kit. */
export async function hasKit(language: string): Promise<boolean> {
  try {
    if (!(await caches.has(KIT_CACHE))) return false;
    // The worker answers with the list of its own version.
    const list = await fetch(KIT_LIST);
    const files = kitFiles(v.parse(KitSchema, await list.json()), language);
    const cache = await caches.open(KIT_CACHE);
    const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    return files.length > 0 && files.every((file) => here.has(file));
  } catch {
    return false;
  }
}
