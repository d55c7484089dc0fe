import type { Locator, Page } from '@playwright/test';

/** The choices of a quilt that is ready to generate; a test overrides what it is about. */
export const CHOICES = {
  childName: 'Mia',
  ageGroup: 'preschool',
  theme: 'bedtime',
  character: 'robot',
  setting: 'forest',
  length: 'short',
  moral: '',
  difficulty: '',
  tone: '',
  includeImages: false,
  imageStyle: 'watercolor',
};

export class HomePage {
  readonly page: Page;
  readonly generate: Locator;
  readonly randomize: Locator;
  constructor(page: Page) {
    this.page = page;
    this.generate = page.locator('button[data-generate]');
    this.randomize = page.getByRole('button', { name: 'Randomize' });
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
  }

  /** Opens the home page with a quilt that was sewn on an earlier visit. */
  async openSewn(choices: Partial<typeof CHOICES> = {}): Promise<void> {
    await this.page.addInitScript(
      (stored) => {
        // Once: what the test chooses afterwards stays.
        if (sessionStorage.getItem('sewn') === null) localStorage.setItem('story_choices', stored);
        sessionStorage.setItem('sewn', 'yes');
      },
      JSON.stringify({ ...CHOICES, ...choices }),
    );
    await this.open();
  }

  patch(name: string): Locator {
    return this.page.locator(`[data-patch="${name}"]`);
  }

  /** Generates and resolves to the story's id once its page is open. */
  async tellStory(): Promise<string> {
    await this.generate.click();
    await this.page.waitForURL(/\/story\/[\w-]{22}$/);
    return this.page.url().split('/').at(-1) ?? '';
  }
}
