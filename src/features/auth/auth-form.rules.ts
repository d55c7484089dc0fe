import * as v from 'valibot';
import {
  ForgotPasswordSchema,
  LoginSchema,
  MAX_NAME_LENGTH,
  MIN_NAME_LENGTH,
  RegisterSchema,
} from '#contract/accounts';

/** What can be wrong with a field: keys of the namespace `auth`, said by the contract and by the server's `fields`. */
const MESSAGE_KEYS = [
  'emailInvalid',
  'passwordRequired',
  'nameRequired',
  'passwordTooShort',
  'passwordMismatch',
] as const;
type MessageKey = (typeof MESSAGE_KEYS)[number];
export const isMessageKey = (text: string | undefined): text is MessageKey => MESSAGE_KEYS.some((key) => key === text);

export const LoginFormSchema = LoginSchema;
export const ForgotFormSchema = ForgotPasswordSchema;

/** An empty name is none; the wire has null for it. */
const formName = v.pipe(
  v.string(),
  v.trim(),
  v.check((name) => name === '' || (name.length >= MIN_NAME_LENGTH && name.length <= MAX_NAME_LENGTH), 'nameRequired'),
  v.transform((name) => name || null),
);

export const RegisterFormSchema = v.object({ ...RegisterSchema.entries, name: formName, confirmPassword: v.string() });
export const ResetFormSchema = v.object({ password: RegisterSchema.entries.password, confirmPassword: v.string() });
