import { describe, expect, it } from 'vitest';
import { DISMISSED_KEY, isDismissed, isIosSafari, placeOfOffer } from './install.rules.ts';

const NOW = Date.parse('2026-11-20T20:00:00Z');
const DAY = 86_400_000;

describe('a dismissed install banner', () => {
  it('lies under its own key', () => expect(DISMISSED_KEY).toBe('install_banner_dismissed_at'));
  it('stays away for thirty days', () => {
    expect(isDismissed(String(NOW), NOW)).toBe(true);
    expect(isDismissed(String(NOW - 30 * DAY + 1), NOW)).toBe(true);
    expect(isDismissed(String(NOW - 30 * DAY), NOW)).toBe(false);
  });
  it.each([null, '', 'yesterday', 'NaN'])('does not count when %j is stored', (stored) =>
    expect(isDismissed(stored, NOW)).toBe(false),
  );
});

describe('Safari on iOS', () => {
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
  const mac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15';
  it('is told by iPhone, and by an iPad that calls itself a Mac but has touch', () => {
    expect(isIosSafari(iphone, 5)).toBe(true);
    expect(isIosSafari(mac, 5)).toBe(true);
  });
  it('is not a Mac', () => expect(isIosSafari(mac, 0)).toBe(false));
  it.each(['CriOS/140.0', 'FxiOS/140.0', 'EdgiOS/140.0', 'OPT/5.0', 'GSA/380.0', 'Ddg/19.0', 'YaBrowser/25.0'])(
    'is not %s on an iPhone',
    (other) => expect(isIosSafari(iphone.replace('Version/19.0', other), 5)).toBe(false),
  );
});

describe('the place of the offer', () => {
  it('is the top with a story on the device, the foot without, and nowhere while that is not known', () => {
    expect(placeOfOffer(true)).toBe('top');
    expect(placeOfOffer(false)).toBe('foot');
    expect(placeOfOffer(undefined)).toBeUndefined();
  });
});
