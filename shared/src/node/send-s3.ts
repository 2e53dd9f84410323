import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';

/** A bucket of an S3-compatible store, addressed by path: `<url>/<bucket>/<key>`. */
export interface S3Settings {
  url: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A request of S3's REST interface for one object. */
export interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Escaped as in a URL; empty: the request is for the bucket. */
  key: string;
  /** Parameters of a request for the bucket. */
  query?: Record<string, string> | undefined;
  headers?: Record<string, string> | undefined;
  body?: Buffer | undefined;
  at: Date;
  signal?: AbortSignal | undefined;
}

/** Sends a signed request for one object. @throws when the store does not answer, or redirects */
export async function sendS3(settings: S3Settings, request: S3Request): Promise<Response> {
  const { method, key, query, body, at, headers, signal } = request;
  const { region, accessKeyId, secretAccessKey } = settings;
  const place = [settings.url.replace(/\/$/, ''), settings.bucket, key].filter(Boolean).join('/');
  const signed = await new AwsV4Signer({
    method,
    url: query ? `${place}?${new URLSearchParams(query)}` : place,
    headers: {
      ...headers,
      // Signed with the rest, so that a body that was changed on its way is refused.
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    },
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
    datetime: at.toISOString().replace(/[-:]|\.\d{3}/g, ''),
    allHeaders: true,
  }).sign();
  return fetch(signed.url, {
    method,
    headers: signed.headers,
    body: body ? new Uint8Array(body) : null,
    signal: signal ?? null,
    redirect: 'error',
  });
}
