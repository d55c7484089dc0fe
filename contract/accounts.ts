import * as v from 'valibot';
import { LANGUAGE_CODES } from './languages.ts';
import { UserSchema } from './user.ts';

export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 128;
export const MIN_NAME_LENGTH = 2;
export const MAX_NAME_LENGTH = 80;
/** How long the welcome of a sign-in elsewhere stays before the page moves on. */
export const OAUTH_REDIRECT_MS = 2000;

/** An email as accounts have it; whatever it is not, it is `emailInvalid`. */
export const EmailSchema = v.pipe(
  v.string('emailInvalid'),
  v.trim(),
  v.maxLength(254, 'emailInvalid'),
  v.rfcEmail('emailInvalid'),
  // An address without a dot in its domain is one that was not typed to its end. Looked for from the last dot on: a pattern
  // that can begin and go on in many places takes minutes over a long text that was made for it.
  v.regex(/\.[^.@]+$/, 'emailInvalid'),
);
const newPassword = v.pipe(
  v.string('passwordTooShort'),
  v.minLength(MIN_PASSWORD_LENGTH, 'passwordTooShort'),
  v.maxLength(MAX_PASSWORD_LENGTH, 'passwordTooShort'),
);
/** A blank name is none. */
const name = v.pipe(
  v.nullish(v.string('nameRequired'), ''),
  v.trim(),
  v.regex(/^\P{Cc}*$/u, 'nameRequired'),
  v.check(({ length }) => length === 0 || (length >= MIN_NAME_LENGTH && length <= MAX_NAME_LENGTH), 'nameRequired'),
  v.transform((text) => text || null),
);

/** A field that is missing is told like one that is wrong. */
const missing =
  (messages: Readonly<Record<string, string>>) =>
  ({ path, message }: v.ObjectIssue): string =>
    messages[String(path?.[0].key)] ?? message;

export const RegisterSchema = v.object(
  { email: EmailSchema, password: newPassword, name },
  missing({ email: 'emailInvalid', password: 'passwordTooShort' }),
);
export const LoginSchema = v.object(
  {
    email: EmailSchema,
    password: v.pipe(v.string('passwordRequired'), v.minLength(MIN_PASSWORD_LENGTH, 'passwordRequired')),
  },
  missing({ email: 'emailInvalid', password: 'passwordRequired' }),
);
export const SessionAnswerSchema = v.object({ token: v.string(), user: UserSchema });
export const OAuthStartSchema = v.object({ redirect_uri: v.optional(v.string()) });
export const OAuthStartAnswerSchema = v.object({ authorization_url: v.string(), provider: v.string() });
export const ForgotPasswordSchema = v.object(
  { email: EmailSchema, language: v.optional(v.picklist(LANGUAGE_CODES), 'en') },
  missing({ email: 'emailInvalid' }),
);
export const ResetPasswordSchema = v.object(
  { token: v.string(), password: newPassword },
  missing({ password: 'passwordTooShort' }),
);
/** The word by which who has no password ends his account. */
export const DELETE_CONFIRMATION = 'DELETE';
/** Which of the two is needed depends on the account. */
export const DeleteAccountSchema = v.object({ password: v.optional(v.string()), confirm: v.optional(v.string()) });
