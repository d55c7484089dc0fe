// The home page as it stands before anybody generates: what it shows and how its form is filled.
import { act, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadEditorialStories } from '../server/stories/editorial-stories.ts';
import { rememberForm, renderRoute, SIX } from './helpers/render-route.tsx';
import { createTestApp } from './helpers/test-app.ts';

const card = () => screen.getByRole('form', { name: "Tonight's story" });
const generate = () => within(card()).getByRole('button', { name: 'Generate story' });
const pictures = () => screen.getByRole('checkbox', { name: /^Add pictures/ });
const patch = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}: `) });
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

describe('the home page', () => {
  it('ROUTE-1, HOME-1, HOME-2, HOME-4: shows a title, a subtitle, and a card with the form and Generate', async () => {
    await renderRoute('/');
    expect(screen.getByRole('heading', { level: 1, name: 'Who are we tucking in tonight?' })).toBeVisible();
    expect(screen.getByText(/^A bedtime story with your child's name in it/)).toBeVisible();
    expect(generate()).toBeVisible();
    expect(generate()).toHaveAttribute('type', 'submit');
  });

  it('HOME-3: shows exactly three badges', async () => {
    await renderRoute('/');
    const list = screen.getByText('Age appropriate').closest('ul');
    const badges = list ? within(list).getAllByRole('listitem') : [];
    expect(badges.map((badge) => badge.textContent)).toEqual(['Age appropriate', 'Educational', 'Custom length']);
  });

  it('HOME-7, HOME-10: has a panel beside the card and a footer below', async () => {
    await renderRoute('/');
    expect(card().parentElement).toContainElement(screen.getByRole('complementary', { name: 'Tonight' }));
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Tucked in');
  });

  it('HOME-8: shows public stories below the card, each leading to its page', async () => {
    const app = await createTestApp();
    onTestFinished(app.close);
    await loadEditorialStories(app.database, { now: () => Date.now() });
    await renderRoute('/', { app });
    const block = screen.getByRole('region', { name: 'Told before' });
    const links = await within(block).findAllByRole('link');
    expect(links.length).toBeGreaterThan(1);
    expect(block.querySelector('.cover-language')).toBeNull();
    for (const link of links) {
      expect(link.getAttribute('href')).toMatch(/^\/story\/[\w-]{22}$/);
      expect(link.textContent).not.toBe('');
    }
    expect(card().compareDocumentPosition(block)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('HOME-8: shows the stories of its own language first, and says the language of all others', async () => {
    const app = await createTestApp();
    onTestFinished(app.close);
    await loadEditorialStories(app.database, { now: () => Date.now() });
    await renderRoute('/', { app });
    const block = screen.getByRole('region', { name: 'Told before' });
    onTestFinished(async () => void (await i18next.changeLanguage('en')));
    await act(async () => void (await i18next.changeLanguage('es')));
    await waitFor(() => expect(block.querySelector('.cover-title')).toHaveAttribute('lang', 'es'));
    await waitFor(() => expect(within(block).getAllByRole('link')).toHaveLength(6));
    const titles = [...block.querySelectorAll('.cover-title')].map((title) => title.getAttribute('lang'));
    expect(titles).toEqual(['es', 'es', 'es', 'en', 'en', 'en']);
    const named = [...block.querySelectorAll('.cover-language')];
    expect(named.map((name) => [name.textContent, name.getAttribute('lang')])).toEqual(
      Array.from({ length: 3 }, () => ['English', 'en']),
    );
  });

  it('HOME-9: has two further blocks between the featured stories and the footer', async () => {
    await renderRoute('/');
    const order = ['Told before', 'Browse stories', 'Before you turn off the light'].map((name) =>
      screen.getByRole('region', { name }),
    );
    const all = [...order, screen.getByRole('contentinfo')];
    all.slice(1).forEach((block, at) => {
      expect(all[at]?.compareDocumentPosition(block)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });
  });

  it('says so when the featured stories do not come, and shows everything else', async () => {
    await renderRoute('/', {
      answer: ({ path }) => (path === '/stories' ? Response.json({ error: 'No' }, { status: 500 }) : undefined),
    });
    expect(await screen.findByText(/^This shelf is out of reach/)).toBeVisible();
    expect(generate()).toBeVisible();
  });

  it('PROD-16: the questions end with the way to those who run this deployment', async () => {
    await renderRoute('/', { env: { SUPPORT_CONTACT: 'mailto:night@tuckaway.example' } });
    const faq = screen.getByRole('region', { name: 'Before you turn off the light' });
    const link = await within(faq).findByRole('link', { name: 'Write to us' });
    expect(link).toHaveAttribute('href', 'mailto:night@tuckaway.example');
  });

  it('HOME-22, HOME-23, HOME-24: gives each question its category and opens its answer', async () => {
    const { user } = await renderRoute('/');
    const faq = screen.getByRole('region', { name: 'Before you turn off the light' });
    const entries = within(faq).getAllByRole('button');
    expect(entries.length).toBeGreaterThan(2);
    for (const entry of entries) {
      const answer = document.getElementById(entry.getAttribute('aria-controls') ?? '');
      const category = entry.querySelector('small')?.textContent ?? '';
      expect(category).not.toBe('');
      expect(entry.textContent?.replace(category, '')).toMatch(/\?$/);
      expect(entry).toHaveAttribute('aria-expanded', 'false');
      expect(answer).not.toBeVisible();
      await user.click(entry);
      expect(entry).toHaveAttribute('aria-expanded', 'true');
      expect(answer).toBeVisible();
      expect(answer).not.toBeEmptyDOMElement();
    }
    const first = entries[0];
    if (first) await user.click(first);
    expect(first).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the form', () => {
  it('GEN-2: takes the name in a text field and sews it into the quilt', async () => {
    const { user } = await renderRoute('/');
    const field = screen.getByRole('textbox', { name: "Child's name" });
    expect(field).toHaveAttribute('type', 'text');
    await user.type(field, 'Anna-Lena');
    expect(field).toHaveValue('Anna-Lena');
    expect(field).toHaveFocus();
    expect(patch('Name')).toHaveAccessibleName('Name: Anna-Lena. Change');
  });

  it('says what a name may be made of while it is none', async () => {
    const { user } = await renderRoute('/');
    const field = screen.getByRole('textbox', { name: "Child's name" });
    await user.type(field, 'R2');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/^Letters only/);
    expect(patch('Name')).toHaveAccessibleName('Name: not chosen yet');
  });

  it('VAL-2: keeps Generate disabled until the last of the six is chosen', async () => {
    const { user } = await renderRoute('/');
    expect(generate()).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: "Child's name" }), 'Mia');
    const choices = [
      ['Age', 'Preschool'],
      ['Theme', 'Friendship'],
      ['Character', 'Robot'],
      ['Setting', 'Forest'],
      ['Length', 'Short'],
    ] as const;
    for (const [name, option] of choices) {
      expect(generate()).toBeDisabled();
      await user.click(patch(name));
      await user.click(await screen.findByRole('radio', { name: new RegExp(`^${option}`) }));
      expect(patch(name)).toHaveAccessibleName(`${name}: ${option}. Change`);
    }
    expect(generate()).toBeEnabled();
  });

  it.each(Object.keys(SIX))('VAL-2: keeps Generate disabled while only %s is missing', async (field) => {
    rememberForm({ ...SIX, [field]: '' });
    await renderRoute('/');
    expect(generate()).toBeDisabled();
  });

  it('opens the picker in a sheet on a phone, and leads from the name to the age by Enter', async () => {
    const { user } = await renderRoute('/', { wide: false });
    await user.click(patch('Name'));
    const sheet = await screen.findByRole('dialog', { name: "Who's the star tonight?" });
    await user.type(within(sheet).getByRole('textbox', { name: "Child's name" }), 'Mia{Enter}');
    const next = await screen.findByRole('dialog', { name: 'How old are they?' });
    await user.click(within(next).getByRole('radio', { name: /^Toddler/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(patch('Age')).toHaveAccessibleName('Age: Toddler. Change');
    expect(patch('Age')).toHaveFocus();
  });

  it('keeps what was chosen for the next visit', async () => {
    const { user } = await renderRoute('/');
    await user.type(screen.getByRole('textbox', { name: "Child's name" }), 'Mia');
    await user.click(patch('Theme'));
    await user.click(await screen.findByRole('radio', { name: 'Science' }));
    expect(stored('story_choices')).toMatchObject({ childName: 'Mia', theme: 'science' });
  });

  it('sews what an address presets, keeps the rest, and clears the address', async () => {
    rememberForm({ ...SIX, childName: 'Mia' });
    const { router } = await renderRoute('/?theme=science&setting=nowhere');
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    expect(patch('Theme')).toHaveAccessibleName('Theme: Science. Change');
    expect(patch('Setting')).toHaveAccessibleName('Setting: Forest. Change');
    expect(patch('Name')).toHaveAccessibleName('Name: Mia. Change');
  });

  it('takes over what a link presets while the page stands', async () => {
    const { router } = await renderRoute('/');
    await router.navigate({ to: '/', search: { theme: 'science', character: 'alien' } });
    await waitFor(() => expect(patch('Theme')).toHaveAccessibleName('Theme: Science. Change'));
    expect(patch('Character')).toHaveAccessibleName('Character: Alien. Change');
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });
});

describe('pictures', () => {
  it('GEN-3: are off at first', async () => {
    await renderRoute('/');
    expect(pictures()).not.toBeChecked();
  });

  it('HOME-16, GEN-4: show the styles only while they are on, with watercolor chosen', async () => {
    const { user } = await renderRoute('/');
    expect(screen.queryByRole('radiogroup', { name: 'Picture style' })).not.toBeInTheDocument();
    await user.click(pictures());
    const styles = await screen.findByRole('radiogroup', { name: 'Picture style' });
    expect(within(styles).getByRole('radio', { name: 'Watercolor' })).toBeChecked();
    await user.click(pictures());
    expect(screen.queryByRole('radiogroup', { name: 'Picture style' })).not.toBeInTheDocument();
  });

  it('bring their styles into view for who switches them on, and move no page that opens with them', async () => {
    const moved = vi.spyOn(Element.prototype, 'scrollIntoView');
    onTestFinished(() => moved.mockRestore());
    rememberForm({ ...SIX, includeImages: true });
    const { user } = await renderRoute('/');
    await screen.findByRole('radiogroup', { name: 'Picture style' });
    expect(moved).not.toHaveBeenCalled();
    await user.click(pictures());
    await user.click(pictures());
    const styles = await screen.findByRole('radiogroup', { name: 'Picture style' });
    expect(moved.mock.contexts).toEqual([styles]);
  });

  it.each(['on', 'off'])(
    'can be ticked by anybody without an account, with showcase %s (part of HOME-15)',
    async (SHOWCASE) => {
      const { user } = await renderRoute('/', { env: { SHOWCASE } });
      await screen.findByText(SHOWCASE === 'on' ? 'As many stories as you like' : '5 of 5 stories left');
      expect(pictures()).toBeEnabled();
      await user.click(pictures());
      expect(pictures()).toBeChecked();
    },
  );
});
