// A server that speaks S3, as a program of its own: for tests that keep pictures in one. Takes FOLDER, BUCKET and PORT. Who
// gives another key than its own is refused.
import S3rver from '@20minutes/s3rver';
import signature from '@20minutes/s3rver/lib/signature/v4.js';

const { FOLDER = '', BUCKET = '', PORT = '0' } = process.env;
const store = new S3rver({
  address: '127.0.0.1',
  port: Number(PORT),
  silent: true,
  directory: FOLDER,
  configureBuckets: [{ name: BUCKET }],
});

// Amazon's client asks for a list at `/bucket/` and signs that; this server would compare it with `/bucket`.
const SLASH = 'asked-with-a-slash';
store.middleware.unshift((context, next) => {
  if (context.path === `/${BUCKET}/`) context.headers[SLASH] = 'yes';
  return next();
});
const { getStringToSign } = signature;
signature.getStringToSign = (request, given) =>
  getStringToSign({ ...request, uri: request.uri + (SLASH in request.headers ? '/' : '') }, given);

const { port } = await store.run();
process.stdout.write(`The store is ready at http://127.0.0.1:${port}\n`);
