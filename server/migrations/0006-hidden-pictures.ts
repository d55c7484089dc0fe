import type { Migration } from 'kysely/migration';

export const hiddenPictures: Migration = {
  async up({ schema }) {
    await schema.alterTable('stories').addColumn('hidden_images', 'text').execute();
  },
};
