import { useEffect, useState } from 'react';
import type { HeroLook } from '#contract/hero-look';
import { readStored, writeStored } from '../../lib/storage.ts';
import {
  followName,
  readNames,
  readPresent,
  withLook,
  withName,
  writeNames,
  type RecentName,
} from './recent-names.rules.ts';

const NAMES_KEY = 'recent_names';
/** Local-storage key of the look chosen for the name in the form: that name may be of no story yet. */
const LOOK_KEY = 'hero_look';

/** The names of earlier stories with their looks, and the look of the child whose name stands in the form. */
export function useRecentNames(childName: string) {
  const [names, setNames] = useState(() => readNames(readStored(NAMES_KEY)));
  const [present, setPresent] = useState(() => readPresent(readStored(LOOK_KEY), childName));
  const now = followName(names, present, childName);
  if (now !== present) setPresent(now);
  useEffect(() => writeStored(LOOK_KEY, now.look ? JSON.stringify(now) : null), [now]);

  const keep = (changed: RecentName[]) => {
    setNames(changed);
    writeStored(NAMES_KEY, writeNames(changed));
  };
  return {
    names,
    look: now.look,
    /** The look that a story with this name in the form would be told with. */
    lookFor: (name: string) => followName(names, now, name).look,
    chooseLook: (look: HeroLook | null) => {
      const chosen = { ...now, look };
      setPresent(chosen);
      if (names.some(({ name }) => name === now.name)) keep(withLook(names, chosen));
    },
    /** A story is told about this child. */
    keepName: (name: string, look: HeroLook | null) => keep(withName(names, { name, look })),
  };
}
