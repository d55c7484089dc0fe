import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Resolver, ResolverError } from 'react-hook-form';
import type { GenericSchema } from 'valibot';

/**
 * Checks a form by its schema, and that its two passwords are the same. That is said at the second one, and also while
 * other fields are wrong: a schema would say it only when they no longer are.
 */
export function passwordTwice<Input extends { password?: string | undefined; confirmPassword: string }, Output>(
  schema: GenericSchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  const bySchema: Resolver<Input, unknown, Output> = valibotResolver(schema);
  return async (values, context, options) => {
    const result = await bySchema(values, context, options);
    if (values.password === values.confirmPassword) return result;
    const failure: ResolverError<Input> = { values: {}, errors: {} };
    Object.assign(failure.errors, result.errors, { confirmPassword: { type: 'same', message: 'passwordMismatch' } });
    return failure;
  };
}
