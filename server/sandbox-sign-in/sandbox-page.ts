// The sandbox issuer's pages, in the look of the product at night and without a script.

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:linear-gradient(#0F0B26,#231852 45%,#43307A);color:#F8EBD3;font:17px/1.5 Andika,system-ui,sans-serif}
main{width:100%;max-width:400px;padding:28px 24px;border-radius:24px;background:#221943;border:1px solid #43366F}
h1{margin:0 0 8px;font:400 28px/1.25 Gabriela,Georgia,serif;text-align:center}
.note{margin:0 0 20px;text-wrap:balance;padding:10px 14px;border:1.5px dashed #8878BC;border-radius:14px;color:#D2C5E6;font-size:15px;text-align:center}
.error{margin:0 0 16px;padding:10px 14px;border-radius:14px;background:#4A1E38;color:#FFA79B;font-size:15px}
label{display:block;margin:0 0 4px}
label small{color:#AEA0CF;font-size:15px}
input:not([type=checkbox]){width:100%;min-height:52px;margin:0 0 16px;padding:0 16px;border:2px solid #8878BC;border-radius:16px;background:#171130;color:#F8EBD3;font:inherit}
.check{display:flex;align-items:center;gap:12px;min-height:48px;margin:0 0 12px}
.check input{width:22px;height:22px;margin:0;accent-color:#F6B85A}
button,.button{display:block;width:100%;min-height:52px;margin:12px 0 0;padding:12px;border:0;border-radius:18px;background:#F6B85A;color:#2A1804;font:700 17px/1.5 Andika,system-ui,sans-serif;text-align:center;text-decoration:none;cursor:pointer}
button.quiet{background:#392C6B;color:#F8EBD3;border:1px solid #8878BC}
:focus-visible{outline:3px solid #FFE3A8;outline-offset:3px}
`;

const document = (title: string, main: string): string => `<!doctype html>
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

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export interface Typed {
  email: string;
  name: string;
  isConfirmed: boolean;
}

/** The one page of a sign-in. `typed` is there again when its email was none. */
export function signInPage(productName: string, typed?: Typed): string {
  const { email, name, isConfirmed } = typed ?? { email: '', name: '', isConfirmed: true };
  return document(
    'Sandbox sign-in',
    `<h1>Sign in to ${escaped(productName)}</h1>
<p class="note">Sandbox sign-in: for trying out, no real account</p>
<form method="post">
${typed ? '<p class="error" id="wrong" role="alert">Please enter a valid email</p>' : ''}
<label for="email">Email</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="email" value="${escaped(email)}"${typed ? ' aria-invalid="true" aria-describedby="wrong"' : ''}>
<label for="name">Name <small>(optional)</small></label>
<input id="name" name="name" maxlength="200" autocomplete="name" value="${escaped(name)}">
<label class="check"><input type="checkbox" name="confirmed" value="on"${isConfirmed ? ' checked' : ''}> The email is confirmed</label>
<button name="action" value="sign-in">Sign in</button>
<button name="action" value="cancel" class="quiet" formnovalidate>Cancel</button>
</form>`,
  );
}

/** For an attempt that is over or never was. */
export function brokenPage(publicUrl: string): string {
  return document(
    'Sandbox sign-in',
    `<h1>This sign-in has expired</h1>
<p class="note">Please start again from the sign-in page.</p>
<a class="button" href="${escaped(publicUrl)}/auth">Back to sign in</a>`,
  );
}
