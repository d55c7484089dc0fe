import type { Locator, Page } from '@playwright/test';

/** A story that is being mended, from the reading sheet on. */
export class MendPage {
  readonly page: Page;
  readonly editor: Locator;
  readonly title: Locator;
  readonly strip: Locator;
  constructor(page: Page) {
    this.page = page;
    this.editor = page.getByRole('dialog', { name: 'Mend this story' });
    this.title = this.editor.getByRole('textbox', { name: 'Title' });
    this.strip = page.locator('.mend-strip');
  }

  /** Opens the reading sheet over the open story. */
  async openSheet(): Promise<void> {
    const bar = this.page.getByRole('toolbar', { name: 'Around the story' });
    // The bar is out of sight until it has the focus, or the story was tapped.
    const text = bar.getByRole('button', { name: 'Text' });
    await text.focus();
    await text.press('Enter');
  }

  async open(): Promise<void> {
    await this.openSheet();
    await this.page.getByRole('button', { name: 'Mend this story' }).click();
    await this.editor.waitFor();
  }

  /** The field of a paragraph, counted from 1. */
  paragraph(number: number): Locator {
    return this.editor.getByRole('textbox', { name: new RegExp(`^Paragraph ${number} of`) });
  }

  async save(): Promise<void> {
    await this.editor.getByRole('button', { name: 'Save' }).click();
    await this.editor.waitFor({ state: 'detached' });
  }

  async delete(): Promise<void> {
    await this.openSheet();
    await this.page.getByRole('button', { name: 'Delete this story' }).click();
  }
}
