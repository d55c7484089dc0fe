// What is seen from outside of the calls to a provider.
import type { Metrics, ProviderCall } from '../metrics/metrics.ts';
import type { Tracing } from '../platform/tracing.ts';
import type { CallWatch } from './circuit.ts';
import { failureOf } from './provider-failure.ts';

interface WatchNeeds {
  metrics: Metrics;
  tracing: Tracing;
}

/** Counts one kind of call, how long each took and how it ended, and has it followed. The provider hears nothing of that. */
export function createCallWatch({ metrics, tracing }: WatchNeeds, call: ProviderCall): CallWatch {
  const start = {
    name: `provider ${call.call}`,
    kind: 'client',
    notes: { 'gen_ai.provider.name': call.provider },
  } as const;
  return {
    watch: (state) => metrics.watchCircuit(call, state),
    around: (make) =>
      tracing.inSpan(start, async (span) => {
        const begun = performance.now();
        const ended = (outcome: string) => {
          metrics.providerCalled(call, outcome, (performance.now() - begun) / 1000);
          span.note({ 'tuckaway.outcome': outcome });
        };
        try {
          const result = await make();
          ended('ok');
          return result;
        } catch (thrown) {
          ended(failureOf(thrown).kind);
          throw thrown;
        }
      }),
  };
}
