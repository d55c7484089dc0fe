import type { Locator, Page } from '@playwright/test';

type Pages = 'auto' | 'pages' | 'scroll';

export class StoryPage {
  readonly page: Page;
  readonly title: Locator;
  readonly paragraphs: Locator;
  readonly theEnd: Locator;
  /** What stands around the story. */
  readonly bar: Locator;
  /** What holds little hands in the story. */
  readonly moon: Locator;
  readonly share: Locator;
  readonly next: Locator;
  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { level: 1 });
    this.paragraphs = page.locator('.story-text p');
    this.theEnd = page.getByText('The End', { exact: true });
    this.bar = page.getByRole('toolbar', { name: 'Around the story' });
    this.moon = page.getByRole('button', { name: 'Unlock the story' });
    this.share = this.bar.getByRole('button', { name: 'Share' });
    this.next = page.getByRole('button', { name: 'Next page' });
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/story/${id}`);
  }

  /** The story as it stands on the screen, paragraph by paragraph. */
  async text(): Promise<string[]> {
    await this.theEnd.waitFor();
    return this.paragraphs.allInnerTexts();
  }

  /** Chooses how stories are read on this device, as another tab would. */
  async choosePages(pages: Pages): Promise<void> {
    await this.page.evaluate((chosen) => {
      const newValue = JSON.stringify(chosen);
      localStorage.setItem('reading-pages', newValue);
      dispatchEvent(new StorageEvent('storage', { key: 'reading-pages', newValue }));
    }, pages);
  }

  /** Chooses the lock for the stories that are opened from now on. */
  async lock(): Promise<void> {
    await this.page.evaluate(() => localStorage.setItem('little-hands', 'true'));
  }

  /** A finger on the screen: so far from its left and its top, 0 to 1. */
  async tap(x: number, y = 0.5): Promise<void> {
    const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 };
    await this.page.touchscreen.tap(width * x, height * y);
  }

  /** The numbers of the paragraphs that have words on the screen. */
  async seen(): Promise<number[]> {
    return this.paragraphs.evaluateAll((all) =>
      all.flatMap((paragraph, at) => {
        if (!paragraph.checkVisibility({ visibilityProperty: true })) return [];
        const page = document.querySelector('.book-arrows') ? paragraph.parentElement?.getBoundingClientRect() : null;
        const [left, right] = page ? [page.left, page.right] : [0, innerWidth];
        const isSeen = [...paragraph.getClientRects()].some(
          (box) => box.right > left + 1 && box.left < right - 1 && box.bottom > 24 && box.top < innerHeight,
        );
        return isSeen ? [at] : [];
      }),
    );
  }
}
