import { createHash, createHmac } from 'node:crypto';

/** A request of S3's REST interface, before it is signed. */
export interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Without a query: none of the store's calls has one. */
  url: URL;
  /** Besides host and `x-amz-*`, which are added. */
  headers?: Record<string, string> | undefined;
  body?: Buffer | undefined;
  at: Date;
}

export interface S3Credentials {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string): Buffer =>
  createHmac('sha256', key).update(data).digest();

/**
 * Headers of a request signed by AWS Signature Version 4 with the payload's hash, as Amazon documents it
 * ("Authenticating Requests: Using the Authorization Header"). The path is sent as it is signed, so it
 * is escaped already.
 */
export function signS3({ method, url, headers = {}, body, at }: S3Request, keys: S3Credentials) {
  const time = at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const contentHash = sha256(body ?? '');
  const signed: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': contentHash,
    'x-amz-date': time,
  };
  const names = Object.keys(signed).sort();
  const canonical = [
    method,
    url.pathname,
    '',
    ...names.map((name) => `${name}:${signed[name]?.trim()}`),
    '',
    names.join(';'),
    contentHash,
  ].join('\n');
  const scope = `${day}/${keys.region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [day, keys.region, 's3', 'aws4_request'].reduce<Buffer | string>(
    hmac,
    `AWS4${keys.secretAccessKey}`,
  );
  const signature = hmac(key as Buffer, text).toString('hex');
  const { host: _, ...sent } = signed;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  };
}
