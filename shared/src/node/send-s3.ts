import { type S3Credentials, type S3Request, signS3 } from './sign-s3';

/** A bucket of an S3-compatible store, addressed by path: `<url>/<bucket>/<key>`. */
export interface S3Settings extends S3Credentials {
  url: string;
  bucket: string;
}

type Sent = Pick<S3Request, 'method' | 'body' | 'at'> & {
  /** Escaped as in a URL. */
  key: string;
  headers?: S3Request['headers'] | undefined;
  signal?: AbortSignal | undefined;
};

/** Sends a signed request for one object. @throws when the store does not answer, or redirects */
export function sendS3(settings: S3Settings, request: Sent): Promise<Response> {
  const { method, body, at, headers, signal } = request;
  const url = new URL(`${settings.url.replace(/\/$/, '')}/${settings.bucket}/${request.key}`);
  return fetch(url, {
    method,
    headers: signS3({ method, url, headers, body, at }, settings),
    body: body ? new Uint8Array(body) : null,
    signal: signal ?? null,
    redirect: 'error',
  });
}
