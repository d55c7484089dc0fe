// Kinds of values that the environment may hold, and what is said where it holds something else.
import * as v from 'valibot';

/** A start that cannot succeed. Its message is one line for the person who started it. */
export class StartFailure extends Error {}

export const flag = (byDefault: boolean) =>
  v.optional(
    v.pipe(
      v.picklist(['on', 'off', 'true', 'false', '1', '0'], 'must be on or off'),
      v.transform((text) => ['on', 'true', '1'].includes(text)),
    ),
    byDefault ? 'on' : 'off',
  );
export const whole = (byDefault: number, min: number, max: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^-?\d+$/, 'must be a whole number'),
      v.transform(Number),
      v.minValue(min, `must be at least ${min}`),
      v.maxValue(max, `must be at most ${max}`),
    ),
    String(byDefault),
  );
export const url = v.pipe(
  v.string(),
  v.url('must be an address like https://example.org'),
  v.regex(/^https?:\/\//, 'must begin with http:// or https://'),
  v.transform((text) => text.replace(/\/+$/, '')),
);
export const list = (byDefault: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
    ),
    byDefault,
  );

export const secret = v.pipe(
  v.string(),
  v.check((text) => Buffer.byteLength(text) >= 32, 'must have at least 32 bytes'),
);

/** It comes in a header, which carries nothing but such signs. */
export const token = v.pipe(
  v.string(),
  v.minLength(24, 'must have at least 24 characters'),
  v.regex(/^[!-~]+$/, 'must have letters, digits and signs of ASCII alone, and no space'),
);
