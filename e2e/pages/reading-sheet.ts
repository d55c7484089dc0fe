import type { Locator, Page } from '@playwright/test';

/** The reading sheet of an open story. From 1100 pixels on what opens it always stands beside the story. */
export class ReadingSheetPage {
  readonly page: Page;
  readonly sheet: Locator;
  constructor(page: Page) {
    this.page = page;
    this.sheet = page.getByRole('dialog', { name: 'Reading' });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Text', exact: true }).click();
    await this.sheet.waitFor();
  }

  /** Chooses one of a few by its name. */
  async choose(name: string): Promise<void> {
    await this.sheet.getByRole('radio', { name }).check();
  }

  /** Sets a slider to one of its steps. */
  async slide(name: string, to: number): Promise<void> {
    await this.sheet.getByRole('slider', { name }).fill(String(to));
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.sheet.waitFor({ state: 'detached' });
  }
}
