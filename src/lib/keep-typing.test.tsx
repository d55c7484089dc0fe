import { act } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it } from 'vitest';
import { keepTyping } from './keep-typing.ts';

const input = () => document.querySelector('input');
let root: HTMLElement;
let known = '';

function Name() {
  const [name, setName] = useState(known);
  return (
    <label>
      <input name="childName" value={name} onChange={(event) => setName(event.target.value)} />
      <b>{name}</b>
    </label>
  );
}
/** The page's first render takes the document's place, while `happen` happens. */
async function render(happen: () => void): Promise<void> {
  const restore = keepTyping(root);
  happen();
  await act(async () => createRoot(root).render(<Name />));
  await act(async () => restore());
}

beforeEach(() => {
  known = '';
  root = document.createElement('div');
  root.innerHTML = '<input name="childName" />';
  document.body.replaceChildren(root);
  input()?.focus();
});

it('a name keeps the letters that come while the first render goes on, and the field its focus', async () => {
  const early = input();
  await render(() => {
    if (early) early.value = 'Maya';
  });
  expect(input()).not.toBe(early);
  expect(input()).toHaveFocus();
  expect(input()).toHaveValue('Maya');
  expect(document.querySelector('b')).toHaveTextContent('Maya');
});
it.each([true, false])(
  'what the page knows already stays where nothing was typed; with the focus there: %s',
  async (isThere) => {
    if (!isThere) input()?.blur();
    known = 'Anna';
    await render(() => undefined);
    expect(input()).toHaveValue('Anna');
    expect(document.activeElement === input()).toBe(isThere);
  },
);
