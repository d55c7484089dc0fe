import { describe, expect, it } from 'vitest';
import { isChildName, tidyChildName } from './child-name.ts';
import { BAD_NAMES, EMPTY_NAMES, GOOD_NAMES } from '../tests/child-name-cases.ts';

describe('SRV-16 names of children', () => {
  it.each(GOOD_NAMES.map((name) => [name]))('accepts %j', (name) =>
    expect(isChildName(tidyChildName(name))).toBe(true),
  );
  it.each([...BAD_NAMES, ...EMPTY_NAMES].map((name) => [name]))('refuses %j', (name) =>
    expect(isChildName(tidyChildName(name))).toBe(false),
  );
});
