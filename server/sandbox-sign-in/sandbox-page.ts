// The sandbox issuer's pages.
import { escaped, sandboxPage } from '../platform/sandbox-frame.ts';

export interface Typed {
  email: string;
  name: string;
  isConfirmed: boolean;
}

/** The one page of a sign-in. `typed` is there again when its email was none. */
export function signInPage(productName: string, typed?: Typed): string {
  const { email, name, isConfirmed } = typed ?? { email: '', name: '', isConfirmed: true };
  return sandboxPage(
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
  return sandboxPage(
    'Sandbox sign-in',
    `<h1>This sign-in has expired</h1>
<p class="note">Please start again from the sign-in page.</p>
<a class="button" href="${escaped(publicUrl)}/auth">Back to sign in</a>`,
  );
}
