import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { remember, rememberForm, renderRoute, SIX } from '../../../tests/helpers/render-route.tsx';
import { HAIR_COLORS, HAIR_STYLES, PAJAMAS, SKIN_TONES, type HeroLook } from '#contract/hero-look';

const GENERATE = '/stories/generate';
const PICTURED = { ...SIX, includeImages: true };
const LOOK: HeroLook = { skin: 'skin-4', hair: 'curly', hair_color: 'brown', glasses: true, pajamas: 'teal' };
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const opener = () => screen.getByRole('button', { name: /looks? in pictures/ });
const nameField = () => screen.getByRole('textbox', { name: "Child's name" });
const generate = () => screen.getByRole('button', { name: 'Generate story' });
type Page = Awaited<ReturnType<typeof renderRoute>>;
const sent = (page: Page) => page.asked('POST', GENERATE).map(({ body }) => body as { hero_look?: HeroLook });
const arrived = (page: Page) => waitFor(() => expect(page.router.state.location.pathname).toMatch(/^\/story\//));

/** The page with the picker of the name beside the quilt, for a form that is ready but for what the test changes. */
async function open(): Promise<Page> {
  const page = await renderRoute('/');
  await page.user.click(screen.getByRole('button', { name: /^Name: / }));
  return page;
}
async function openLook(page: Page) {
  await page.user.click(opener());
  return screen.findByRole('radiogroup', { name: 'Skin' });
}

describe('how the child looks in pictures', () => {
  it('BEY-12 is one closed line that says who chooses', async () => {
    rememberForm(PICTURED);
    await open();
    expect(opener()).toHaveAccessibleName('How Mia looks in pictures Let the story choose');
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('radiogroup', { name: 'Skin' })).toBeNull();
  });

  it('BEY-12 is not asked for a story without pictures', async () => {
    rememberForm();
    await open();
    expect(nameField()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /looks? in pictures/ })).toBeNull();
  });

  it('BEY-12 asks in radio groups with names, none of them chosen at first', async () => {
    rememberForm(PICTURED);
    const page = await open();
    await openLook(page);
    const groups = { Skin: SKIN_TONES, Hair: HAIR_STYLES, 'Hair color': HAIR_COLORS, Pajamas: PAJAMAS };
    for (const [name, options] of Object.entries(groups)) {
      const radios = within(screen.getByRole('radiogroup', { name })).getAllByRole('radio');
      expect(radios).toHaveLength(options.length);
      for (const radio of radios) {
        expect(radio).not.toBeChecked();
        expect(radio).toHaveAccessibleName();
      }
    }
    expect(screen.getByRole('radio', { name: 'Skin 6 of 6' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Glasses' })).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Let the story choose' })).toHaveAttribute('aria-pressed', 'true');
    expect(page.container.querySelector('.look-portrait svg path')).not.toBeNull();
  });

  it('BEY-12 is chosen as it is seen, redrawn, told in the line, and left to the story again', async () => {
    rememberForm(PICTURED);
    const page = await open();
    await openLook(page);
    const drawn = () => page.container.querySelector('.look-portrait svg')?.innerHTML;
    await page.user.click(screen.getByRole('radio', { name: 'Pigtails' }));
    const before = drawn();
    await page.user.click(screen.getByRole('checkbox', { name: 'Glasses' }));
    expect(drawn()).not.toBe(before);
    await page.user.click(screen.getByRole('radio', { name: 'Teal pajamas' }));
    await page.user.click(screen.getByRole('radio', { name: 'Skin 2 of 6' }));
    expect(opener()).toHaveAccessibleName('How Mia looks in pictures Pigtails · Teal pajamas');
    expect(stored('hero_look')).toMatchObject({
      name: 'Mia',
      look: { skin: 'skin-2', hair: 'pigtails', glasses: true, pajamas: 'teal' },
    });
    await page.user.click(screen.getByRole('button', { name: 'Let the story choose' }));
    const asked = page.container.querySelector<HTMLElement>('.look');
    for (const radio of within(asked as HTMLElement).getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(stored('hero_look')).toBeNull();
  });

  it('BEY-12 is chosen with the arrow keys, and Enter tells no story', async () => {
    rememberForm(PICTURED);
    const page = await open();
    const skins = await openLook(page);
    const [first, second] = within(skins).getAllByRole('radio');
    await page.user.click(first as HTMLElement);
    await page.user.keyboard('{ArrowRight>}');
    await waitFor(() => expect(second).toBeChecked());
    await page.user.keyboard('{/ArrowRight}');
    expect(second).toHaveFocus();
    await page.user.keyboard('{Enter}');
    expect(sent(page)).toEqual([]);
  });

  it('BEY-12 comes back with a recent name, and goes when the name is cleared', async () => {
    rememberForm({ includeImages: true });
    remember({ recent_names: [{ name: 'Mia', look: LOOK }, 'Leo', { name: 'Ada', look: { hair: 'mullet' } }] });
    const page = await renderRoute('/');
    expect(opener()).toHaveAccessibleName('How your child looks in pictures Let the story choose');
    await page.user.click(screen.getByRole('button', { name: 'Mia' }));
    expect(opener()).toHaveAccessibleName('How Mia looks in pictures Curly · Teal pajamas');
    for (const name of ['Leo', 'Ada']) {
      await page.user.click(screen.getByRole('button', { name }));
      expect(opener()).toHaveAccessibleName(`How ${name} looks in pictures Let the story choose`);
    }
    await page.user.click(screen.getByRole('button', { name: 'Mia' }));
    await page.user.clear(nameField());
    expect(opener()).toHaveAccessibleName(/Let the story choose$/);
    expect(stored('hero_look')).toBeNull();
  });

  it('BEY-12 outlives a reload of the page for the name it was chosen for', async () => {
    rememberForm(PICTURED);
    remember({ hero_look: { name: 'Mia', look: LOOK } });
    await open();
    expect(opener()).toHaveAccessibleName(/Curly · Teal pajamas$/);
  });
});

describe('the look in the call', () => {
  it('BEY-12 goes with the story, is kept with the name, and stands in no address, history or counting', async () => {
    rememberForm(PICTURED);
    remember({ hero_look: { name: 'Mia', look: LOOK } });
    const page = await open();
    await page.user.click(generate());
    await arrived(page);
    expect(sent(page)[0]?.hero_look).toEqual(LOOK);
    expect(stored('recent_names')).toEqual([{ name: 'Mia', look: LOOK }]);
    expect(JSON.stringify(page.router.state.location)).not.toMatch(/hero_look|skin-4|curly/);
    const { flushEvents } = await import('../../lib/analytics.ts');
    flushEvents();
    const counted = localStorage.getItem('analytics_waiting');
    expect(counted).toContain('story_generate_started');
    expect(counted).not.toMatch(/hero_look|skin|curly|teal|Mia/);
  });

  it('BEY-12 is left out when nobody chose', async () => {
    rememberForm(PICTURED);
    const page = await open();
    await page.user.click(generate());
    await arrived(page);
    expect(sent(page)[0]).not.toHaveProperty('hero_look');
    expect(stored('recent_names')).toEqual(['Mia']);
  });

  it('BEY-12 is never made up by Randomize, and stays with the name that Randomize keeps', async () => {
    const random = await renderRoute('/');
    await random.user.click(screen.getByRole('button', { name: 'Randomize' }));
    await arrived(random);
    expect(sent(random)[0]).not.toHaveProperty('hero_look');
    random.unmount();
    rememberForm(PICTURED);
    remember({ hero_look: { name: 'Mia', look: LOOK } });
    const kept = await renderRoute('/');
    await kept.user.click(screen.getByRole('button', { name: 'Randomize' }));
    await arrived(kept);
    expect(sent(kept)[0]).toMatchObject({ protagonist_name: 'Mia', hero_look: LOOK });
  });
});
