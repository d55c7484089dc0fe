// A browser without a screen: cookies by host and path, redirects one at a time.
const DAY_MS = 86_400_000;

interface Kept {
  value: string;
  path: string;
  until: number;
}
export interface Step {
  status: number;
  headers: Headers;
  text: string;
  /** Where it sends the browser; empty when nowhere. */
  location: string;
}

/** `alias` is what the site calls itself in addresses, where that leads elsewhere. */
export function createBrowser(site: string, alias: string = site) {
  const jar = new Map<string, Kept>();
  const keep = (line: string) => {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const attribute = (wanted: string) =>
      attributes.find((text) => text.trim().toLowerCase().startsWith(`${wanted}=`))?.split('=')[1];
    const seconds = attribute('max-age');
    const date = attribute('expires');
    const until = seconds ? Date.now() + Number(seconds) * 1000 : date ? Date.parse(date) : Date.now() + DAY_MS;
    const path = attribute('path') ?? '/';
    if (until <= Date.now()) jar.delete(`${name} ${path}`);
    else jar.set(`${name} ${path}`, { value, path, until });
  };
  const cookiesFor = (path: string) =>
    [...jar]
      .filter(
        ([, kept]) => path === kept.path || path.startsWith(kept.path.endsWith('/') ? kept.path : `${kept.path}/`),
      )
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ');
  return {
    jar,
    /** Asks without following where it is sent. */
    ask: async (address: string, init: RequestInit = {}): Promise<Step> => {
      const asked = new URL(address, site);
      const url = asked.origin === alias ? new URL(asked.pathname + asked.search, site) : asked;
      const headers = new Headers(init.headers);
      const cookies = cookiesFor(url.pathname);
      if (cookies) headers.set('Cookie', cookies);
      const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
      for (const line of answer.headers.getSetCookie()) keep(line);
      const location = answer.headers.get('Location');
      return {
        status: answer.status,
        headers: answer.headers,
        text: await answer.text(),
        location: location === null ? '' : new URL(location, asked).href,
      };
    },
  };
}
export type Browser = ReturnType<typeof createBrowser>;
