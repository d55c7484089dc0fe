import * as v from 'valibot';
import { TIERS } from './payments.ts';

export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 128;
export const MIN_NAME_LENGTH = 2;
export const MAX_NAME_LENGTH = 80;
/** What a visitor without an account sends as bearer (DECIDE-9). */
export const ANONYMOUS_BEARER = 'anonymous';

const email = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email('emailInvalid'));
const newPassword = v.pipe(
  v.string(),
  v.minLength(MIN_PASSWORD_LENGTH, 'passwordTooShort'),
  v.maxLength(MAX_PASSWORD_LENGTH, 'passwordTooShort'),
);
const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(MIN_NAME_LENGTH, 'nameRequired'),
  v.maxLength(MAX_NAME_LENGTH, 'nameRequired'),
);

export const UserSchema = v.object({
  id: v.string(),
  name: v.nullable(v.string()),
  email: v.string(),
  subscription_status: v.optional(v.picklist(TIERS), 'free'),
  subscription_type: v.optional(v.nullable(v.string()), null),
  subscription_expires_at: v.optional(v.nullable(v.string()), null),
  created_at: v.optional(v.string()),
  updated_at: v.optional(v.string()),
});
export type User = v.InferOutput<typeof UserSchema>;

export const RegisterSchema = v.object({
  email,
  password: newPassword,
  name: v.optional(
    v.union([
      v.null(),
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      name,
    ]),
    null,
  ),
});
export const LoginSchema = v.object({
  email,
  password: v.pipe(v.string(), v.minLength(MIN_PASSWORD_LENGTH, 'passwordRequired')),
});
export const SessionAnswerSchema = v.object({ token: v.string(), user: UserSchema });
export const ValidateAnswerSchema = v.object({
  valid: v.boolean(),
  user: v.nullable(UserSchema),
  token: v.optional(v.string()),
});
export const OAuthStartSchema = v.object({ redirect_uri: v.optional(v.pipe(v.string(), v.url())) });
export const OAuthStartAnswerSchema = v.object({ authorization_url: v.string(), provider: v.string() });
export const ForgotPasswordSchema = v.object({ email });
export const ResetPasswordSchema = v.object({ token: v.string(), password: newPassword });
export const DeleteAccountSchema = v.union([
  v.object({ password: v.string() }),
  v.object({ confirm: v.literal('DELETE') }),
]);
