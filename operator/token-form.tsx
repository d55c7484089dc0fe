import { useEffect, useId, useRef, type SubmitEvent } from 'react';
import type { Refusal } from './ask-figures.ts';

interface TokenFormProps {
  refusal: Refusal | undefined;
  onToken: (token: string) => void;
}

const textOf = (refusal: Refusal) =>
  refusal.why === 'too-many'
    ? `Too many wrong tokens came from here. Try again in ${refusal.minutes === 1 ? 'a minute' : `${refusal.minutes} minutes`}.`
    : 'This is not the token. Look at OPERATOR_TOKEN of the server.';

/** Asks for the token. */
export function TokenForm({ refusal, onToken }: TokenFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('token');
    if (typeof given === 'string' && given.trim() !== '') onToken(given.trim());
  };
  return (
    <form className="card token" onSubmit={submit}>
      <label htmlFor={id}>Token of the operator</label>
      <input
        ref={field}
        id={id}
        name="token"
        type="password"
        autoComplete="off"
        required
        aria-invalid={refusal !== undefined}
        aria-describedby={refusal ? `${id}-why` : undefined}
      />
      {refusal && (
        <p id={`${id}-why`} className="problem" role="alert">
          {textOf(refusal)}
        </p>
      )}
      <button type="submit">Show the figures</button>
      <p className="quiet">It stays in this tab, and goes with it.</p>
    </form>
  );
}
