// node tools/payment-sandbox.ts: the payment sandbox alone, as a server that a product with keys talks to over the network.
//   --port 4242            where it listens; 0 for any free one
//   --webhook <url>        where events are told: http://localhost:3000/api/payments/webhook
//   --database <file>      what it keeps; in memory when nothing is said
//   --public-url <url>     where browsers find its pages; http://127.0.0.1:<port> when nothing is said
//   --shuffled             tells of events in no order
// The product beside it: PAYMENTS=stripe STRIPE_API_BASE=<its address>, with the keys STRIPE_SECRET_KEY and
// STRIPE_WEBHOOK_SECRET that stand in its environment too.
import { parseArgs } from 'node:util';
import { startPaymentSandbox } from './start-payment-sandbox.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4242' },
    webhook: { type: 'string', default: 'http://localhost:3000/api/payments/webhook' },
    database: { type: 'string', default: ':memory:' },
    'public-url': { type: 'string' },
    shuffled: { type: 'boolean', default: false },
  },
});
const sandbox = await startPaymentSandbox({
  port: Number(values.port),
  webhookUrl: values.webhook,
  database: values.database,
  publicUrl: values['public-url'],
  isShuffled: values.shuffled,
  secretKey: process.env['STRIPE_SECRET_KEY'] ?? 'sk_test_sandbox',
  webhookSecret: process.env['STRIPE_WEBHOOK_SECRET'] ?? 'whsec_sandbox',
});
console.log(`The payment sandbox is ready at ${sandbox.url}`);
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void sandbox.stop().then(() => process.exit(0)));
