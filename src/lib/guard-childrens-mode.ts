import { awayFrom } from './childrens-mode.ts';

/** The script in index.html hides what a child may not see; this is for what may be. */
export const showPage = (): void => {
  document.documentElement.style.visibility = '';
};

/**
 * Takes a page that stands open elsewhere to the children's shelf when the mode begins: another tab hears of it at once, one
 * that the back button brings out of the browser's memory when it is shown. `path` says where the page is.
 */
export function guardChildrensMode(path: () => string): void {
  const look = () => {
    const to = awayFrom(path());
    if (!to) return showPage();
    // Nothing of the page is to be seen until the other one is there.
    document.documentElement.style.visibility = 'hidden';
    location.replace(to);
  };
  addEventListener('storage', look);
  addEventListener('pageshow', look);
  look();
}
