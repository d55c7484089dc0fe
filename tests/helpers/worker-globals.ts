// What Workbox wants to find when it is loaded outside a worker.
Object.assign(globalThis, { self: globalThis, registration: { scope: 'http://t.example/' } });
