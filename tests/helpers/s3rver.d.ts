declare module '@20minutes/s3rver' {
  interface Context {
    path: string;
    headers: Record<string, string>;
  }
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<{ port: number }>;
  }
}
declare module '@20minutes/s3rver/lib/signature/v4.js' {
  interface CanonicalRequest {
    uri: string;
    headers: Record<string, string>;
  }
  const signature: { getStringToSign: (request: CanonicalRequest, given: unknown) => string };
  export default signature;
}
