import zlib from 'node:zlib';
import { compressPage } from './compress-page';

test.each([5, 9])('compresses a page without loss at quality %i', (quality) => {
  const html = Buffer.from('<p>온담</p>'.repeat(1000));
  const brotli = compressPage(html, quality);
  expect(brotli.length).toBeLessThan(html.length / 10);
  expect(zlib.brotliDecompressSync(brotli)).toEqual(html);
});
