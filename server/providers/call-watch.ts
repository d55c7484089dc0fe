// What is counted of the calls to a provider.
import type { Metrics, ProviderCall } from '../metrics/metrics.ts';
import type { CallWatch } from './circuit.ts';
import { failureOf } from './provider-failure.ts';

/** Counts one kind of call: how long each took and how it ended. */
export const createCallWatch = (metrics: Metrics, call: ProviderCall): CallWatch => ({
  watch: (state) => metrics.watchCircuit(call, state),
  around: async (make) => {
    const start = performance.now();
    const ended = (outcome: string) => metrics.providerCalled(call, outcome, (performance.now() - start) / 1000);
    try {
      const result = await make();
      ended('ok');
      return result;
    } catch (thrown) {
      ended(failureOf(thrown).kind);
      throw thrown;
    }
  },
});
