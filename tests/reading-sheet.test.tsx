// The reading sheet: what it says, what it keeps, and where the focus goes.
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubMedia } from './helpers/render-route.tsx';

async function openSheet(language = 'en', isWide = false) {
  vi.resetModules();
  stubMedia((query) => isWide && query === '(min-width: 768px)');
  const { ReadingSheet } = await import('../src/features/reading-settings/reading-sheet.tsx');
  const { littleHandsSetting } = await import('../src/lib/reading-settings.ts');
  function Reader() {
    const [isOpen, setOpen] = useState(false);
    const isLocked = littleHandsSetting.use();
    return (
      <>
        <article lang={language}>
          <div className="story-text">
            <p>Once</p>
          </div>
        </article>
        {isLocked ? (
          <div className="lock-moon">
            <button type="button">Unlock the story</button>
          </div>
        ) : (
          <button type="button" onClick={() => setOpen(true)}>
            Text
          </button>
        )}
        {isOpen ? (
          <ReadingSheet onClose={() => setOpen(false)}>
            <p>A row of another</p>
          </ReadingSheet>
        ) : null}
      </>
    );
  }
  const user = userEvent.setup();
  render(<Reader />);
  await user.click(screen.getByRole('button', { name: 'Text' }));
  return { user, sheet: within(await screen.findByRole('dialog', { name: 'Reading' })) };
}
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => {
  document.documentElement.dataset['theme'] = 'night';
  document.getElementById('page-choices')?.remove();
});

describe('the reading sheet', () => {
  it('BEY-8 holds the rows that others bring, and gives the focus back to what opened it', async () => {
    const { user, sheet } = await openSheet();
    expect(sheet.getByText('A row of another')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Text' })).toHaveFocus();
  });

  it('whoever has switched the lock on in it stands at what unlocks the story', async () => {
    const { user, sheet } = await openSheet();
    await user.click(sheet.getByRole('switch', { name: 'Little-hands lock' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Unlock the story' })).toHaveFocus();
  });

  it('BEY-8 begins at the size that the screen has, moves by a step, and ends at the largest', async () => {
    const { user, sheet } = await openSheet();
    const slider = sheet.getByRole('slider', { name: 'Size of the letters' });
    expect(slider).toHaveValue('2');
    expect(slider).toHaveAttribute('aria-valuetext', 'As the screen wants');
    await user.click(sheet.getByRole('button', { name: 'Larger letters' }));
    expect(slider).toHaveAttribute('aria-valuetext', 'Step 4 of 6');
    expect(stored('letters')).toMatchObject({ size: 26 });
    for (const _step of [5, 6, 7]) await user.click(sheet.getByRole('button', { name: 'Larger letters' }));
    expect(stored('letters')).toMatchObject({ size: 36 });
    expect(sheet.getByRole('button', { name: 'Larger letters' })).toHaveAttribute('aria-disabled', 'true');
    expect(document.getElementById('page-choices')?.textContent).toContain('font-size:36px');
    expect(localStorage.getItem('page-choices')).toBe(document.getElementById('page-choices')?.textContent);
  });

  it('BEY-8 on a wide screen the slider stands one further', async () => {
    const { sheet } = await openSheet('en', true);
    expect(sheet.getByRole('slider', { name: 'Size of the letters' })).toHaveValue('3');
  });

  it('BEY-8 keeps face, lines and spaces, and takes all back at once', async () => {
    const { user, sheet } = await openSheet();
    await user.click(sheet.getByRole('radio', { name: 'Clear' }));
    await user.click(sheet.getByText('More about letters'));
    const choose = (group: string, option: string) =>
      user.click(within(sheet.getByRole('radiogroup', { name: group })).getByRole('radio', { name: option }));
    await choose('Space between lines', 'Airy');
    await choose('Space between letters', 'Wide');
    await choose('Length of lines', 'Short');
    expect(stored('letters')).toEqual({ size: null, face: 'clear', line: 'airy', spacing: 'wide', width: 'narrow' });
    await user.click(sheet.getByRole('button', { name: 'Letters as they were' }));
    expect(stored('letters')).toEqual({
      size: null,
      face: 'storybook',
      line: 'usual',
      spacing: 'usual',
      width: 'usual',
    });
    expect(localStorage.getItem('page-choices')).toBeNull();
  });

  it.each([
    ['en', 'OpenDyslexic'],
    ['ru', 'Roomy'],
    ['zh-CN', 'Roomy'],
  ])('BEY-8 for a story in %s the third face is called %s', async (language, name) => {
    const { sheet } = await openSheet(language);
    expect(sheet.getByRole('radio', { name })).toBeInTheDocument();
  });

  it('BEY-8 a face that cannot be fetched is kept as the choice, and the story is read meanwhile', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user, sheet } = await openSheet();
    await user.click(sheet.getByRole('radio', { name: 'OpenDyslexic' }));
    await waitFor(() => expect(localStorage.getItem('page-choices')).toContain('OpenDyslexic'));
    expect(warn).toHaveBeenCalled();
    expect(stored('letters')).toMatchObject({ face: 'dyslexic' });
  });

  it.each([
    ['there is a network', 'en', true, 1],
    ['there is none', 'en', false, 0],
    ['the story has other letters', 'ru', true, 0],
  ])('BEY-8 a face shows its own letters where %s', async (_when, language, isOnline, count) => {
    const load = vi.fn(async () => {});
    vi.stubGlobal(
      'FontFace',
      class {
        load = load;
      },
    );
    const add = vi.fn();
    Object.defineProperty(document, 'fonts', { value: { add }, configurable: true });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    await openSheet(language);
    await waitFor(() => expect([load, add].map(({ mock }) => mock.calls.length)).toEqual([count, count]));
    Reflect.deleteProperty(document, 'fonts');
    vi.unstubAllGlobals();
  });

  it('BEY-5, BEY-8 keeps the screen on and the lock as they are switched, and the pages as they are chosen', async () => {
    const { user, sheet } = await openSheet();
    const awake = sheet.getByRole('switch', { name: 'Keep screen on' });
    expect(awake).toBeChecked();
    await user.click(awake);
    const lock = sheet.getByRole('switch', { name: 'Little-hands lock' });
    expect(lock).not.toBeChecked();
    expect(lock).toHaveAccessibleDescription('Hold the moon to unlock');
    await user.click(lock);
    expect(sheet.getByRole('radio', { name: 'Scroll' })).toBeChecked();
    await user.click(sheet.getByRole('radio', { name: 'Book' }));
    expect([stored('keep-awake'), stored('little-hands'), stored('reading-pages')]).toEqual([false, true, 'pages']);
    expect(awake).not.toBeChecked();
    expect(lock).toBeChecked();
  });

  it('BEY-4 shows warmth with ember, and the times of day with the clock', async () => {
    const { user, sheet } = await openSheet();
    expect(sheet.getByRole('radio', { name: 'Night' })).toBeChecked();
    expect(sheet.queryByRole('slider', { name: 'Warmth of ember' })).not.toBeInTheDocument();
    await user.click(sheet.getByRole('radio', { name: 'Ember' }));
    expect(sheet.getByRole('slider', { name: 'Warmth of ember' })).toHaveAttribute('aria-valuetext', '0%');
    expect(localStorage.getItem('theme')).toBe('ember');
    await user.click(sheet.getByRole('radio', { name: 'By the clock' }));
    expect(localStorage.getItem('theme')).toBeNull();
    expect(stored('light-clock')).toEqual([420, 1080, 1170]);
    expect(sheet.getByRole('slider', { name: 'When ember begins' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^7:30\sPM$/),
    );
  });
});
