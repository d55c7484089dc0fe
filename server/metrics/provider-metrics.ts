import { WORK_SECONDS, type Series } from './series.ts';

/** 0: it is asked; 1: it was ill, and one call may try; 2: it is left alone. */
export type CircuitState = 0 | 1 | 2;
export interface ProviderCall {
  provider: string;
  call: 'text' | 'picture' | 'moderation';
}

/** What is counted of those who write and paint for us. */
export function createProviderMetrics({ counter, gauge, histogram }: Series) {
  const calls = histogram(
    'provider_call_seconds',
    'A call to a provider to the end of its answer, by how it ended',
    ['provider', 'call', 'outcome'],
    WORK_SECONDS,
  );
  const tokens = counter('provider_tokens_total', 'Tokens that a provider says it read and wrote', [
    'provider',
    'direction',
  ]);
  const spent = counter('provider_cost_usd_total', 'What providers cost in US dollars, as it is written down', [
    'provider',
    'call',
  ]);
  const fallbacks = counter('provider_fallbacks_total', 'Times our own part stepped in for a provider', ['call']);
  const circuits = new Map<ProviderCall, () => CircuitState>();
  const circuit = gauge(
    'provider_circuit_state',
    'Whether a provider is asked: 0 it is, 1 one call may try, 2 it is left alone',
    ['provider', 'call'],
    () => {
      // Two of the same kind (the moderation of texts and of pictures) show the one that is worse off.
      circuit.reset();
      for (const [{ provider, call }, state] of [...circuits].toSorted(([, a], [, b]) => a() - b()))
        circuit.set({ provider, call }, state());
    },
  );
  return {
    providerCalled: (call: ProviderCall, outcome: string, seconds: number) =>
      calls.observe({ ...call, outcome }, seconds),
    tokensUsed: (provider: string, read: number, written: number) => {
      tokens.inc({ provider, direction: 'read' }, read);
      tokens.inc({ provider, direction: 'written' }, written);
    },
    moneySpent: ({ provider, call }: ProviderCall, usd: number) => spent.inc({ provider, call }, usd),
    fellBack: (call: 'text' | 'picture') => fallbacks.inc({ call }),
    /** Asked for with every reading. */
    watchCircuit: (call: ProviderCall, state: () => CircuitState) => void circuits.set(call, state),
  };
}
