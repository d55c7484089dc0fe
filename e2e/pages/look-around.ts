// Several screens of one test, looked at one after the other, with an eye on what moves for who asked for calm.
import { expect, type Page } from '@playwright/test';
import { faultsOf, quickFaultsOf } from './any-screen.ts';

/** The longest that anything may move for who asked for calm. */
const CALM_MS = 150;

/** Notes what moves longer than calm allows, from the first paint on. */
export async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((most) => {
    const moved = new Set<string>();
    Object.assign(globalThis, { moved });
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { endTime } = animation.effect?.getComputedTiming() ?? {};
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
        if (typeof endTime === 'number' && endTime > most)
          moved.add(`${endTime} ms: ${target?.outerHTML.slice(0, 100)}`);
      }
    };
    for (const kind of ['animationstart', 'transitionrun']) addEventListener(kind, look, true);
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      look();
      return animation;
    };
  }, CALM_MS);
  return () => page.evaluate(() => [...(Reflect.get(globalThis, 'moved') as Set<string>)]);
}

/** Looks at screens one after the other and says all that is wrong with them at the end. */
export function lookAround(page: Page, motion: () => Promise<string[]>) {
  const faults: string[] = [];
  return {
    look: async (name: string) => {
      faults.push(...(await faultsOf(page, name)));
      faults.push(...(await motion()).map((moved) => `${name}, asked for calm: ${moved}`));
    },
    /** The same for a screen that differs little from one that was looked at. */
    glance: async (name: string) => {
      faults.push(...(await quickFaultsOf(page, name)));
    },
    nothingWrong: () => expect(faults).toEqual([]),
  };
}
