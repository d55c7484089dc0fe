// What holds for every screen: its marks, its room, its letters at twice their size, and its edges without colors.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Of one screen in another light nothing but the colors differs. */
const COLORS = ['color-contrast', 'link-in-text-block'];
const WIDTHS = [390, 1280];
const LIGHTS = ['day', 'ember', 'night'];
const NARROWEST = 320;
const HEIGHT = 844;

/** Resolves when what comes and goes has come and gone: a change of color that is inherited begins another where it arrives. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const running = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
    // A few times at most: what begins again and again is no change of color.
    for (let times = 0; times < 5; times++) {
      await Promise.allSettled(running().map(({ finished }) => finished));
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      if (running().length === 0) return;
    }
  });
}

async function axeFaults(page: Page, colorsAlone: boolean): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (colorsAlone ? axe.withRules(COLORS) : axe.withTags(RULES)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}: ${failureSummary}`),
  );
}

/** What is wider than the window, and controls that no scrolling brings into it. */
const lost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) faults.push(`${over} pixels wider than the window`);
    const scrolls = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (at.scrollWidth > at.clientWidth && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    for (const control of document.querySelectorAll('a[href], button, input, select, textarea, [role="radio"]')) {
      const { left, right, width } = control.getBoundingClientRect();
      const isSeen = control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1;
      if (isSeen && (left < -1 || right > innerWidth + 1) && !scrolls(control))
        faults.push(`out of reach: ${control.outerHTML.slice(0, 120)}`);
    }
    return faults;
  });

/** Letters at twice their size and nothing else, as a browser that enlarges text alone has them. */
const enlarge = (page: Page, isOn: boolean): Promise<void> =>
  page.evaluate((on) => {
    const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter(({ style }) => style !== undefined);
    const sizes = all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize));
    for (const [at, each] of all.entries()) {
      if (on) {
        each.dataset['own'] = each.style.fontSize;
        each.style.fontSize = `${2 * (sizes[at] ?? 0)}px`;
      } else {
        each.style.fontSize = each.dataset['own'] ?? '';
        delete each.dataset['own'];
      }
    }
  }, isOn);

/** Where colors are the system's: what is to be pressed or filled in has a border, and the focus is seen. */
async function edgeFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const faults = await page.evaluate(() => {
    const found: string[] = [];
    const isLine = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) >= 1;
    const isShown = (each: Element) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const edged = document.querySelectorAll('.btn, [data-patch], .option, .text-field, select, textarea');
    for (const each of [...edged].filter(isShown)) {
      const { borderBlockEndStyle, borderBlockEndWidth, outlineStyle, outlineWidth } = getComputedStyle(each);
      if (!isLine(borderBlockEndStyle, borderBlockEndWidth) && !isLine(outlineStyle, outlineWidth))
        found.push(`no border: ${each.outerHTML.slice(0, 120)}`);
    }
    return found;
  });
  await page.keyboard.press('Tab');
  const focus = await page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return [];
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2
      ? [`the focus is not seen: ${at.outerHTML.slice(0, 120)}`]
      : [];
  });
  await page.emulateMedia({ forcedColors: null });
  return [...faults, ...focus];
}

/** All that is wrong with the screen that is open, in each light and at each width, and with larger letters. */
export async function faultsOf(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  const note = (where: string, found: readonly string[]) =>
    faults.push(...found.map((fault) => `${name}, ${where}: ${fault}`));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    // The lights have the same colors at every width.
    for (const light of width === WIDTHS[0] ? LIGHTS : ['night']) {
      await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), light);
      await settled(page);
      note(`${width} ${light}`, await axeFaults(page, light !== 'night'));
    }
  }
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'night'));
  note('1280, forced colors', await edgeFaults(page));
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
  await settled(page);
  note('320', await lost(page));
  await page.setViewportSize({ width: 640, height: HEIGHT });
  await settled(page);
  note('1280 at 200 %', await lost(page));
  await page.setViewportSize({ width: 390, height: HEIGHT });
  await enlarge(page, true);
  await settled(page);
  note('390, letters at 200 %', await lost(page));
  await enlarge(page, false);
  return faults;
}

/** The same of one of several that differ in their words alone: in the light and at the width that it has, and at the narrowest. */
export async function quickFaultsOf(page: Page, name: string): Promise<string[]> {
  await settled(page);
  const faults = await axeFaults(page, false);
  const size = page.viewportSize();
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
  await settled(page);
  faults.push(...(await lost(page)));
  if (size) await page.setViewportSize(size);
  return faults.map((fault) => `${name}: ${fault}`);
}
