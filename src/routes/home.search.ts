const CHOICES = ['theme', 'character', 'setting', 'age_group', 'length', 'moral', 'difficulty', 'tone'] as const;
type HomeSearch = Partial<Record<(typeof CHOICES)[number], string>>;

/** The choices that the address of the home page presets; whatever else it carries is left out. */
export function readHomeSearch(search: Record<string, unknown>): HomeSearch {
  const preset: HomeSearch = {};
  for (const name of CHOICES) {
    const value = search[name];
    if (typeof value === 'string') preset[name] = value;
  }
  return preset;
}
