// What the walk does inside the page. Each function is sent there as text, so it may use nothing but its arguments.

/** Whether the worker controls the page. */
export const isControlled = (): boolean => navigator.serviceWorker.controller !== null;

/** Whether something on the page fits the selector. */
export const has = (selector: string): boolean => document.querySelector(selector) !== null;

/** Whether the page's main heading says this. */
export const hasHeading = (text: string): boolean => document.querySelector('h1')?.textContent?.trim() === text;

/** Presses what fits the selector. */
export const click = (selector: string): void => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing to press: ${selector}`);
  found.click();
};

/** Presses Generate when pictures are chosen and allowed; whether the page of a story is open. */
export const pressUntilStory = (): boolean => {
  if (/^\/story\/[\w-]{22}$/.test(location.pathname)) return true;
  const button = document.querySelector<HTMLButtonElement>('button[data-generate]');
  const isAllowed = document.querySelector('.pictures-choice:has(:checked) > .invisible') !== null;
  if (button && isAllowed && button.dataset['pressed'] === undefined) {
    button.dataset['pressed'] = '';
    button.click();
  }
  return false;
};

/** Whether a story stands on the page to its end. */
export const isTold = (): boolean =>
  document.querySelector('.story-text p') !== null && document.body.textContent.includes('The End');

/** The paragraphs of the story on the page. */
export const storyText = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.story-text p')].map((each) => each.innerText);

/** Whether exactly so many pictures of the story fit the selector, and all are loaded. Brings the lazy ones near. */
export const seesPictures = (selector: string, count: number): boolean => {
  for (const frame of document.querySelectorAll('.story-text .picture')) frame.scrollIntoView();
  const all = document.querySelectorAll<HTMLImageElement>(
    `.reader-cover > img${selector}, .story-text .picture img${selector}`,
  );
  return all.length === count && [...all].every((image) => image.naturalWidth > 0);
};

/** Whether a database of the product has exactly so many entries. Looks only: opening what is not there would make it. */
export const hasKept = async (name: string, store: string, count: number): Promise<boolean> => {
  if (!(await indexedDB.databases()).some((each) => each.name === name)) return false;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no answer')));
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction(store).objectStore(store).count();
      counting.addEventListener('success', () => resolve(counting.result === count));
      counting.addEventListener('error', () => reject(counting.error ?? new Error('no answer')));
      opening.result.close();
    });
  });
};

/** Takes everything out of a database of the product; resolves when it is written. */
export const removeAll = (name: string, store: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no answer')));
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction(store, 'readwrite');
      writing.objectStore(store).clear();
      writing.addEventListener('complete', () => resolve());
      writing.addEventListener('error', () => reject(writing.error ?? new Error('no answer')));
      opening.result.close();
    });
  });

/** Whether what the pictures of such a story are drawn with is on the device. */
export const hasIllustrator = async (setting: string, character: string): Promise<boolean> => {
  const kept = (await (await caches.open('tuckaway-illustrator')).keys()).map(({ url }) => url);
  return ['picture-worker', setting, character].every((part) =>
    kept.some((url) => url.includes(`/assets/illustrator/${part}-`)),
  );
};
