// What the pages of both sandboxes look like: the product at night, without a script.
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from './app-env.ts';
import { ApiFailure } from './errors.ts';

const STYLE = `
:root{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:linear-gradient(#0F0B26,#231852 45%,#43307A);color:#F8EBD3;font:17px/1.5 Andika,system-ui,sans-serif}
main{width:100%;max-width:400px;padding:28px 24px;border-radius:24px;background:#221943;border:1px solid #43366F}
h1{margin:0 0 8px;font:400 28px/1.25 Gabriela,Georgia,serif;text-align:center}
h2{margin:24px 0 4px;font:400 21px/1.3 Gabriela,Georgia,serif}
.note{margin:0 0 20px;text-wrap:balance;padding:10px 14px;border:1.5px dashed #8878BC;border-radius:14px;color:#D2C5E6;font-size:15px;text-align:center}
.error{margin:0 0 16px;padding:10px 14px;border-radius:14px;background:#4A1E38;color:#FFA79B;font-size:15px}
.plan{margin:0 0 16px}
.plan strong{font-size:21px}
.quiet-text{color:#D2C5E6;font-size:15px;margin:0 0 8px}
fieldset{margin:0;padding:0;border:0;min-width:0}
legend{padding:0;margin:0 0 4px;font-weight:700}
ul{margin:0;padding:0;list-style:none}
li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;padding:8px 0;border-bottom:1px solid #43366F}
label{display:block;margin:0 0 4px}
label small{color:#AEA0CF;font-size:15px}
input:not([type=checkbox],[type=radio]){width:100%;min-height:52px;margin:0 0 16px;padding:0 16px;border:2px solid #8878BC;border-radius:16px;background:#171130;color:#F8EBD3;font:inherit}
.check{display:flex;align-items:center;gap:12px;min-height:48px;margin:0 0 12px}
.check input{flex:none;width:22px;height:22px;margin:0;accent-color:#F6B85A}
fieldset .check{margin:0;padding:4px 0}
button,.button{display:block;width:100%;min-height:52px;margin:12px 0 0;padding:12px;border:0;border-radius:18px;background:#F6B85A;color:#2A1804;font:700 17px/1.5 Andika,system-ui,sans-serif;text-align:center;text-decoration:none;cursor:pointer}
button.quiet,.button.quiet{background:#392C6B;color:#F8EBD3;border:1px solid #8878BC}
:focus-visible{outline:3px solid #FFE3A8;outline-offset:3px}
`;

/** A whole page. `main` is HTML: what came from outside must have gone through `escaped`. */
export const sandboxPage = (title: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body><main>${main}</main></body>
</html>`;

/** A text for HTML, between tags and in attributes. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The headers of such a page. @param targets where its forms may lead beside itself, as sources of a policy */
export const sandboxHeaders = (targets: readonly string[]): Record<string, string> => ({
  'Cache-Control': 'no-store',
  // A form's target is looked at again with every redirect, so all that a page may end on has to stand here.
  'Content-Security-Policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src 'self'",
    ["form-action 'self'", ...targets].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});

/** Lets no more through than a form of a few fields. */
export const formLimit = bodyLimit({
  maxSize: 8192,
  onError: () => {
    throw new ApiFailure('too_large', { headers: { Connection: 'close' } });
  },
});

/** The fields of a form; undefined for a body that is none. Throws ApiFailure too_large. */
export async function readForm(c: Context<AppEnv>): Promise<Record<string, unknown> | undefined> {
  return c.req.parseBody().catch((error: unknown) => {
    // What is too long comes as another error, and has an answer of its own.
    if (error instanceof TypeError) return undefined;
    throw error;
  });
}
