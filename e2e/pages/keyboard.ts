// Somebody with a keyboard and nothing else: where the focus goes, and whether it can be seen there.
import { expect, type Locator, type Page } from '@playwright/test';

/** What is wrong with where the focus is: nowhere, out of the window, under something else, or without a mark. */
const faultOfFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    const running = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(running.map(({ finished }) => finished));
    const at = document.activeElement;
    if (!at || at === document.body) return 'the focus is lost';
    const name = at.outerHTML.slice(0, 140);
    // A field that is drawn by its label is seen where that is.
    const seen = at.matches('input[type="radio"], input[type="checkbox"]') ? (at.closest('label') ?? at) : at;
    const { left, top, right, bottom } = seen.getBoundingClientRect();
    const [x, y] = [
      (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
      (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
    ];
    if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return `out of the window: ${name}`;
    const above = document.elementFromPoint(x, y);
    // A toast goes by itself.
    const isToast = above?.closest('[data-sonner-toast]');
    if (!above || !(isToast || seen.contains(above) || above.contains(seen)))
      return `under ${above?.outerHTML.slice(0, 80)}: ${name}`;
    const isMarked = (element: Element, part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    if (!isMarked(at) && !isMarked(seen) && !isMarked(at, '::after')) return `not marked: ${name}`;
    return undefined;
  });

export class Keyboard {
  readonly page: Page;
  /** What was wrong on the way. */
  readonly faults: string[] = [];
  constructor(page: Page) {
    this.page = page;
  }

  /** Looks at the focus where it is now. */
  async look(where: string): Promise<void> {
    const fault = await faultOfFocus(this.page);
    if (fault) this.faults.push(`${where}: ${fault}`);
  }

  /** Goes on by Tab until something has the focus, and looks at every stop on the way. */
  async tabTo(target: Locator, most = 40): Promise<void> {
    for (let times = 0; times < most; times++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
      // Behind the last stop of a page comes the browser's own bar, and then the first.
      const isInPage = await this.page.evaluate(() => document.activeElement !== document.body);
      if (isInPage) await this.look(`on the way to ${String(target)}`);
    }
    await expect(target).toBeFocused();
  }

  /** Goes there by Tab and presses it. */
  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press(key);
  }
}

/** The headings of the page as a screen reader lists them: their levels, in order. */
export const headingLevels = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].flatMap((heading) =>
      heading.checkVisibility({ visibilityProperty: true }) && !heading.closest('[aria-hidden="true"]')
        ? [Number(heading.tagName[1])]
        : [],
    ),
  );

/** Notes every text that a live region says from now on; resolves to them in the order in which they came. */
export async function hearLiveRegions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const regions = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest(regions)?.textContent.trim();
        if (text && said.at(-1) !== text) said.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (Reflect.get(globalThis, 'said') as string[]).splice(0));
}
