import type { Config } from '#contract/usage';

type Place = 'device' | 'server' | 'provider' | 'copies';
type Known = Pick<Config, 'analytics' | 'oauth_providers' | 'password_reset' | 'payments' | 'writer' | 'painter'> & {
  ads: Pick<Config['ads'], 'feed'>;
};

/** What is kept, and where, in the order of the page. `unless` says where a deployment keeps no such thing. */
const ALL = [
  { name: 'shelf', place: 'device' },
  { name: 'choices', place: 'device' },
  { name: 'story', place: 'server' },
  { name: 'account', place: 'server' },
  { name: 'session', place: 'device' },
  { name: 'identity', place: 'server', unless: (config: Known) => config.oauth_providers.length === 0 },
  { name: 'plan', place: 'provider', unless: (config: Known) => config.payments === 'off' },
  { name: 'counting', place: 'server', unless: (config: Known) => !config.analytics },
  { name: 'cookie', place: 'device' },
  { name: 'reactions', place: 'server' },
  { name: 'misuse', place: 'server' },
  { name: 'backups', place: 'copies' },
] as const satisfies readonly { name: string; place: Place; unless?: (config: Known) => boolean }[];

interface Kept {
  name: (typeof ALL)[number]['name'];
  place: Place;
}

/** What this deployment keeps. Before that is known everything stands there: more than is kept, never less. */
export function keptIn(config: Known | undefined): Kept[] {
  return ALL.filter((entry) => !(config && 'unless' in entry && entry.unless(config))).map(({ name, place }) =>
    // Where plans are only tried out there is no provider but ourselves.
    ({ name, place: place === 'provider' && config?.payments === 'mock' ? 'server' : place }),
  );
}

/** When something goes to others, by what this deployment offers. */
export function othersIn(config: Known | undefined) {
  return [
    ...(config?.writer === 'builtin' ? [] : ['writer' as const]),
    ...(config?.painter === 'builtin' ? [] : ['painter' as const]),
    ...(config?.payments === 'off' ? [] : [config?.payments === 'mock' ? ('rehearsal' as const) : ('pay' as const)]),
    ...(config?.oauth_providers.length === 0 ? [] : ['signIn' as const]),
    ...(config?.password_reset === false ? [] : ['mail' as const]),
    'voice' as const,
    ...(config && !config.ads.feed ? [] : ['advertiser' as const]),
    'link' as const,
  ];
}
