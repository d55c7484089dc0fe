// A small OpenID Connect issuer that says whatever a test wants it to say.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';

export interface Says {
  /** Put over the claims of an honest ID token; undefined leaves one out. */
  claims?: Readonly<Record<string, unknown>>;
  /** Who signs the ID token. */
  signs?: 'itself' | 'another key' | 'nobody' | 'the client secret';
  userinfo?: object;
  /** Answers the token call with this and 400, or with no sense at all. */
  refuses?: string;
  isBroken?: boolean;
}

export async function startIssuer(client: { id: string; secret: string }) {
  const [own, other] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'ES256', use: 'sig' };
  const now = { says: {} as Says, nonce: '', form: new URLSearchParams(), authorization: '' };
  let issuer = '';
  const idToken = async () => {
    const second = Math.floor(Date.now() / 1000);
    const claims: JWTPayload = {
      iss: issuer,
      aud: client.id,
      sub: 'person-1',
      nonce: now.nonce,
      iat: second,
      exp: second + 60,
      ...now.says.claims,
    };
    const sign = (alg: string) => new SignJWT(claims).setProtectedHeader({ alg, kid: 'own' });
    switch (now.says.signs ?? 'itself') {
      case 'itself':
        return sign('ES256').sign(own.privateKey);
      case 'another key':
        return sign('ES256').sign(other.privateKey);
      case 'the client secret':
        return sign('HS256').sign(new TextEncoder().encode(client.secret));
      case 'nobody':
        return new UnsecuredJWT(claims).encode();
    }
  };
  const send = (response: ServerResponse, body: object, status = 200) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return send(response, {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          userinfo_endpoint: `${issuer}/userinfo`,
          response_types_supported: ['code'],
          id_token_signing_alg_values_supported: ['ES256', 'HS256', 'none'],
        });
      case '/keys':
        return send(response, { keys: [jwk] });
      case '/token':
        now.form = new URLSearchParams(Buffer.concat(chunks).toString());
        now.authorization = request.headers.authorization ?? '';
        if (now.says.isBroken) return response.writeHead(500).end('<h1>out of order</h1>');
        if (now.says.refuses) return send(response, { error: now.says.refuses }, 400);
        return send(response, { access_token: 'access', token_type: 'Bearer', id_token: await idToken() });
      case '/userinfo':
        return send(response, now.says.userinfo ?? { sub: 'person-1' });
      default:
        return send(response, {}, 404);
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      issuer = `http://localhost:${port}`;
      server.listen(port, resolve);
    });
  return {
    now,
    listen,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
