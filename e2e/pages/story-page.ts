import type { Locator, Page } from '@playwright/test';

export class StoryPage {
  readonly page: Page;
  readonly title: Locator;
  readonly paragraphs: Locator;
  readonly theEnd: Locator;
  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { level: 1 });
    this.paragraphs = page.locator('.story-text p');
    this.theEnd = page.getByText('The End', { exact: true });
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/story/${id}`);
  }

  /** The story as it stands on the screen, paragraph by paragraph. */
  async text(): Promise<string[]> {
    await this.theEnd.waitFor();
    return this.paragraphs.allInnerTexts();
  }
}
