import type { UseMutationResult } from '@tanstack/react-query';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../lib/api.ts';
import { isMessageKey } from './auth-form.rules.ts';
import { AuthAlert } from './auth-alert.tsx';
import { useAuthBusy } from './auth.queries.ts';

interface AuthFormProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  call: UseMutationResult<unknown, Error, Output>;
  /** The fields that a server may find fault with, in their order. The same list at each render. */
  names: readonly Path<Input>[];
  /** What a failure says that has no words of its own. */
  fallback: string;
  submit: string;
  busy: string;
  children: ReactNode;
}

/** A form of this screen: nothing can be pressed while its call is on the way, and what was wrong stands where it is. */
export function AuthForm<Input extends FieldValues, Output>(props: AuthFormProps<Input, Output>) {
  const { form, call, names, fallback, submit, busy, children } = props;
  const { setError, handleSubmit } = form;
  const { error, mutate, isPending } = call;
  const isBusy = useAuthBusy();
  const focused = useRef<Element | null>(null);

  // A disabled field loses the focus; a failure gives it back, or to the first field that is wrong.
  useEffect(() => {
    if (!error) return;
    const fields = (error instanceof ApiError && error.body?.fields) || {};
    const wrong = names.filter((name) => isMessageKey(fields[name]));
    for (const name of wrong) setError(name, { message: fields[name] ?? '' }, { shouldFocus: name === wrong[0] });
    if (wrong.length === 0 && focused.current instanceof HTMLElement) focused.current.focus();
  }, [error, names, setError]);

  return (
    <>
      <AuthAlert cause={error} fallback={fallback} />
      <form
        noValidate
        onSubmit={(event) => {
          focused.current = document.activeElement;
          void handleSubmit((values) => mutate(values))(event);
        }}
      >
        <fieldset disabled={isBusy}>
          {children}
          <button type="submit" className="btn btn-primary" aria-busy={isPending}>
            {isPending ? <LoaderCircle size={21} aria-hidden="true" className="animate-spin" /> : null}
            {isPending ? busy : submit}
          </button>
        </fieldset>
      </form>
    </>
  );
}
