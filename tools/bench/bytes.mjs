import http from 'node:http';
import { pageSizes } from '../verify/budgets.mjs';
import { table } from './table.mjs';

const kb = (bytes) => (bytes / 1000).toFixed(1);

/** Compressed size of a response in bytes; `fetch` would decompress it. */
const compressedBytes = (address) =>
  new Promise((resolve, reject) => {
    http
      .get(address, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
        let bytes = 0;
        for await (const part of answer) bytes += part.length;
        resolve(bytes);
      })
      .on('error', reject);
  });

/** Measures the brotli bytes of a first visit of each page. */
export async function measureBytes(shopUrl, pages) {
  const html = [];
  for (const { name, path } of pages) html.push([name, kb(await compressedBytes(shopUrl + path))]);
  const chunks = pages.map(({ chunk }) => chunk);
  const sizes = pageSizes().filter(({ page }) => chunks.includes(page));
  const scripts = sizes.map(({ page, base, added, total }) => [
    page,
    base.toFixed(1),
    added.toFixed(1),
    total.toFixed(1),
  ]);
  return [
    '## Bytes of a first visit (brotli, KB of 1,000)',
    table(['HTML of', 'KB'], html),
    table(['JavaScript of', 'shell', 'its remote', 'in all'], scripts),
  ].join('\n\n');
}
