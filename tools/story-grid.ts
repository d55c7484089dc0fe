// npm run story -- --grid --setting forest: what can stand side by side in a setting, to be read for sense. First every
// being's trouble, every trial's turn for it, and how it settles; then every gate with all that can open it.
import { MORALS, type Setting } from '#contract/options';
import { catalogue, GATES, NEEDS, ROLES } from '#storyteller/plan/catalogue';
import { loadBank } from '#storyteller/languages/registry';
import { modulesOf, read } from '#storyteller/languages/shelf';
import { standingFacts } from '#storyteller/prose/facts';
import { render } from '#storyteller/prose/render';
import { sampleRequest } from '#storyteller/sample-requests';

/** Prints the grids of one setting. */
export async function printGrid(setting: Setting): Promise<void> {
  const bank = await loadBank('en');
  const shelves = await Promise.all([...modulesOf(bank)].map(([folder, load]) => read(folder, load)));
  const passages = new Map(shelves.flatMap((shelf) => [...shelf.passages]));
  const nouns = new Map(shelves.flatMap((shelf) => [...shelf.nouns]));
  const world = `settings/${setting}`;
  const tell = (key: string, slots: Record<string, string>, facts: readonly string[]) =>
    (passages.get(key) ?? []).map((source) =>
      render(source, {
        difficulty: 'moderate',
        full: false,
        facts: new Set(facts),
        name: 'Mia',
        grammar: bank,
        nouns: Object.fromEntries(Object.entries(slots).map(([slot, noun]) => [slot, nouns.get(noun) ?? {}])),
      }),
    );
  const pals = Object.entries(catalogue.characters).flatMap(([character, individuals]) =>
    Object.entries(individuals).map(([id, kind]) => ({ key: `characters/${character}/${id}`, kind })),
  );
  const anyPal = pals[0]?.key ?? '';

  for (const role of ROLES) {
    const being = `beings/${setting}/${role}`;
    const facts = standingFacts(sampleRequest(1, { setting }), role);
    const slots = { being, pal: anyPal, tiny: `${world}/tiny` };
    console.log(`\n## ${being}\n`, tell(`${being}/why`, slots, facts).join('\n'));
    for (const moral of MORALS)
      for (const trial of catalogue.morals[moral])
        console.log(`${moral}/${trial}:`, tell(`morals/${moral}/${trial}/turn/${role}`, slots, facts).join('\n'));
    console.log('=>', tell(`${being}/settled`, slots, facts).join('\n'));
  }
  for (const kind of NEEDS) {
    console.log(`\n## ${kind}`);
    const facts = standingFacts(sampleRequest(1, { setting }), 'shy');
    for (const gate of GATES)
      console.log(
        `meet ${gate}:`,
        tell(`${world}/gates/${kind}/${gate}/meet`, { pal: anyPal, tiny: `${world}/tiny` }, facts).join('\n'),
      );
    for (const [id, of] of Object.entries<string>(catalogue.settings[setting].objects))
      if (of === kind)
        console.log(
          `use ${id}:`,
          tell(
            `${world}/objects/${id}/use`,
            { pal: anyPal, object: `${world}/objects/${id}`, tiny: `${world}/tiny` },
            facts,
          ).join('\n'),
        );
    for (const { key, kind: of } of pals)
      if (of === kind)
        console.log(`payoff ${key}:`, tell(`${key}/payoff`, { pal: key, tiny: `${world}/tiny` }, facts).join('\n'));
    for (const gate of GATES)
      console.log(
        `after ${gate}:`,
        tell(`${world}/gates/${kind}/${gate}/after`, { pal: anyPal, tiny: `${world}/tiny` }, facts).join('\n'),
      );
  }
}
