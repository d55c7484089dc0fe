// What the checkout and the portal have in common.
import { escaped, sandboxPage } from '../platform/sandbox-frame.ts';
import type { Card } from './sandbox-payments.store.ts';

const NOTE = '<p class="note">Test checkout: no card is charged</p>';

const CARDS: readonly { card: Card; label: string; number: string }[] = [
  { card: 'works', label: 'A card that works', number: '4242' },
  { card: 'declined', label: 'A card that is declined', number: '0002' },
  { card: 'later', label: 'A card that is declined from the next payment on', number: '0341' },
];

/** 899 as `$8.99`. */
export const money = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'usd' }).format(cents / 100);
export const day = (seconds: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000);

/** A page that says what it is. @param main HTML @param what is to be seen on it, for its tab */
export const labelled = (title: string, main: string, what?: string): string =>
  sandboxPage(what === undefined ? title : `${what} - ${title}`, `<h1>${escaped(title)}</h1>${NOTE}${main}`);

export const link = (href: string, text: string, style = 'button'): string =>
  `<a class="${style}" href="${escaped(href)}">${escaped(text)}</a>`;

/** The choice of a test card. */
export const cardChoice = (chosen: Card, legend: string): string =>
  `<fieldset><legend>${escaped(legend)}</legend>${CARDS.map(
    ({ card, label, number }) =>
      `<label class="check"><input type="radio" name="card" value="${card}"${card === chosen ? ' checked' : ''}><span>${label} <small>ends in ${number}</small></span></label>`,
  ).join('')}</fieldset>`;

export const problem = (text: string): string => `<p class="error" role="alert">${escaped(text)}</p>`;
export const declined = problem('The card was declined. Please choose another card.');

/** A page with nothing to do but to go back, where there is a way. */
export const closed = (title: string, text: string, back?: { href: string; text: string }): string =>
  labelled(title, `<p>${escaped(text)}</p>${back ? link(back.href, back.text) : ''}`, 'Over');
