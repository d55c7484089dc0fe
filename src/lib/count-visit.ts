// What a visit is counted by: pages by the pattern of their address, ends of stories, changes of the language, faults of the page.
import i18next from 'i18next';
import type { AppRouter } from '../router.tsx';
import { track } from './analytics.ts';
import { storyEnded } from './bedtime.ts';

/** What stands for every address that leads nowhere. */
const NOWHERE = 'not-found';
/** A script of ours. Nothing else of an address is counted: it may hold the key of a story or of a session. */
const SCRIPT = /(?:^|\/)([\w.-]+\.js)$/;
/** A fault that comes with every frame is one fault, and a page that is full of them is no news. */
const MAX_FAULTS = 10;

const nameOf = (cause: unknown): string | undefined =>
  cause instanceof Error && /^\w{1,40}$/.test(cause.name) ? cause.name : undefined;

/** Counts faults by what kind they are and where they happened, each once. Their message may hold what a family wrote. */
function countFaults(): void {
  const counted = new Set<string>();
  const count = (message: string) => {
    if (counted.has(message) || counted.size >= MAX_FAULTS) return;
    counted.add(message);
    track('client_error', { message });
  };
  addEventListener('error', ({ error, filename, lineno, colno }) => {
    const name = nameOf(error);
    const script = SCRIPT.exec(filename)?.[1];
    if (name) count(script ? `${name} ${script}:${lineno}:${colno}` : name);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    const name = nameOf(reason);
    if (name) count(`${name} in a promise`);
  });
}

/** Counts from now on. An address is counted by its pattern, `/story/$storyId`, for the id opens the story. */
export function countVisit(router: AppRouter): void {
  let last: string | undefined;
  const look = () => {
    const { location, matches } = router.state;
    if (location.pathname === last) return;
    last = location.pathname;
    const pattern = matches.at(-1)?.routeId;
    track('page_view', { path: pattern === undefined || pattern === '__root__' ? NOWHERE : pattern });
  };
  look();
  router.subscribe('onResolved', look);
  storyEnded.on(() => track('story_finished'));
  i18next.on('languageChanged', (language: string) => track('language_changed', { language }));
  countFaults();
}
