import http from 'node:http';

/** An answer as transferred; `fetch` would decode it. */
export interface CompressedAnswer {
  headers: http.IncomingHttpHeaders;
  headerBytes: number;
  body: Buffer;
}

/** Requests a URL as a browser that accepts Brotli. */
export const loadCompressed = (
  url: string,
  headers: Record<string, string>,
): Promise<CompressedAnswer> =>
  new Promise((resolve, reject) => {
    http
      .get(
        url,
        { headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } },
        async (answer) => {
          const lines = answer.rawHeaders.join('').length + answer.rawHeaders.length * 2;
          const chunks: Buffer[] = [];
          for await (const chunk of answer) chunks.push(chunk);
          resolve({ headers: answer.headers, headerBytes: lines, body: Buffer.concat(chunks) });
        },
      )
      .on('error', reject);
  });
