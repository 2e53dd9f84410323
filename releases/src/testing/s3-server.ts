import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '@shop/shared/node';

const BUCKET = 'releases';

/** The only account of the server. */
const keys = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

export interface S3Server {
  settings: S3Settings;
  close(): Promise<void>;
}

/**
 * An S3-compatible server on this machine, which checks signatures.
 * @param directory where it keeps its objects
 * @param isConditional answers 412 to a PUT with `If-None-Match: *` of an object that exists, as Amazon S3
 *   does. The package does not know the header: it replaces the object.
 * @param port 0: a free one
 */
export async function startS3Server(
  directory: string,
  isConditional = true,
  port = 0,
): Promise<S3Server> {
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET }] });
  await s3.configureBuckets();
  const answer = s3.callback();
  const exists = (url = '') => fs.existsSync(path.join(directory, `${url}._S3rver_object`));
  const underWay = new Set<string>();
  const server = http.createServer((request, response) => {
    const { url = '' } = request;
    if (isConditional && request.headers['if-none-match'] === '*') {
      if (exists(url)) return void response.writeHead(412).end();
      if (underWay.has(url)) return void response.writeHead(409).end();
      underWay.add(url);
      response.on('close', () => underWay.delete(url));
    }
    return void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { url, bucket: BUCKET, ...keys },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
