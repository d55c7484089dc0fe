// The groups of categories. A module of its own: the routes of the page need them at once, the table of categories later.
export const CATEGORY_TYPES = ['themes', 'characters', 'settings', 'ages'] as const;
export type CategoryType = (typeof CATEGORY_TYPES)[number];

/** The path segment of a group's pages; themes stand right below /stories. */
export const GROUP_SEGMENT: Record<CategoryType, string> = {
  themes: '',
  ages: 'age',
  characters: 'characters',
  settings: 'settings',
};
