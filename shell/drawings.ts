// Drawings of the reader's top, as the page's own components write them; tests/shell-parity.test.tsx holds them together.
const icon = (name: string, size: number, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" ` +
  `stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="lucide lucide-${name}" aria-hidden="true">${shapes}</svg>`;

export const ARROW_LEFT = icon('arrow-left', 23, '<path d="m12 19-7-7 7-7"></path><path d="M19 12H5"></path>');
export const SHARE = icon(
  'share-2',
  21,
  '<circle cx="18" cy="5" r="3"></circle><circle cx="6" cy="12" r="3"></circle><circle cx="18" cy="19" r="3"></circle>' +
    '<line x1="8.59" x2="15.42" y1="13.51" y2="17.49"></line><line x1="15.41" x2="8.59" y1="6.51" y2="10.49"></line>',
);
export const STAR = icon(
  'star',
  16,
  '<path d="M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z"></path>',
);
const book = (size: number) =>
  icon(
    'book-open',
    size,
    '<path d="M12 5v16"></path><path d="M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z"></path>',
  );
export const BOOK = book(16);
export const BOOK_TO_READ = book(20);
export const HEADPHONES = icon(
  'headphones',
  20,
  '<path d="M3 14h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a9 9 0 0 1 18 0v7a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3"></path>',
);
export const CHECK = icon('check', 16, '<path d="M20 6 9 17l-5-5"></path>');
export const HALF_MOON =
  '<svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"></circle>' +
  '<path d="M12 3a9 9 0 0 1 0 18Z" fill="currentColor"></path></svg>';
export const FOLD =
  '<svg viewBox="0 0 390 44" preserveAspectRatio="none" class="fold" aria-hidden="true"><path d="M0 16Q195-8 390 16V44H0Z" fill="var(--surface)"></path>' +
  '<path d="M0 16Q195-8 390 16V32Q195 8 0 32Z" fill="var(--hem)"></path><path d="M0 27Q195 3 390 27" fill="none" stroke="var(--hemstitch)" ' +
  'stroke-width="1.7" stroke-dasharray="5 4" stroke-linecap="round"></path></svg>';
export const MOON =
  '<svg viewBox="-135 -135 270 270" class="reader-moon" aria-hidden="true"><radialGradient id="moon-glow"><stop offset="0" stop-color="#FFDFA0" stop-opacity=".4"></stop>' +
  '<stop offset=".35" stop-color="#FFDFA0" stop-opacity=".15"></stop><stop offset="1" stop-color="#FFDFA0" stop-opacity="0"></stop></radialGradient>' +
  '<circle r="135" fill="url(#moon-glow)"></circle><circle r="50" fill="#FBE3AE"></circle><g fill="#EBC57E" opacity=".5"><circle cx="-16" cy="-14" r="8"></circle>' +
  '<circle cx="15" cy="5" r="12"></circle><circle cx="-10" cy="22" r="6"></circle></g><g stroke="#8A5A1E" stroke-width="3.5" fill="none" stroke-linecap="round">' +
  '<path d="M-24-1q7 6.5 14 0M7-1q7 6.5 14 0M-8 17q7 6 14 0"></path></g><g fill="#F29A6B" opacity=".45"><circle cx="-27" cy="12" r="6"></circle>' +
  '<circle cx="25" cy="12" r="6"></circle></g></svg>';
