import zlib from 'node:zlib';
import { createKeptDocuments, type KeptDocuments } from './kept-documents';

const TIMER = '<span data-time="">';
const page = (renderedAtMs: number, more = '') =>
  `<main>${'첫눈 오기 전에 따뜻한 코트 '.repeat(50)}${more}</main><script>${renderedAtMs}</script>`;

const render = (documents: KeptDocuments, nowMs: number, more?: string, tag = 'a') =>
  documents.bodyOf({ html: page(nowMs, more), tag, quality: 4, nowMs });
const textOf = ({ brotli }: { brotli: Uint8Array }) => zlib.brotliDecompressSync(brotli).toString();

it('sends the bytes of an earlier rendering while the content is the same', () => {
  const documents = createKeptDocuments();
  render(documents, 1_000);
  const second = render(documents, 2_000);
  const third = render(documents, 11_000);
  expect(third.brotli).toBe(second.brotli);
  expect(Buffer.from(third.raw).toString()).toBe(page(2_000));
  expect(textOf(render(documents, 12_000, '품절', 'b'))).toBe(page(12_000, '품절'));
});

it('keeps no more memory than it counts', () => {
  const { raw, brotli } = render(createKeptDocuments(), 1_000);
  const parts = [raw, brotli];
  expect(parts.map(({ buffer }) => buffer.byteLength)).toEqual(
    parts.map(({ byteLength }) => byteLength),
  );
});

it('compresses best what is rendered often, and then no more', () => {
  const documents = createKeptDocuments();
  const [first, second, third] = [1_000, 2_000, 400_000].map((nowMs) => render(documents, nowMs));
  expect(second?.brotli.length).toBeLessThan(first?.brotli.length ?? 0);
  expect(second && textOf(second)).toBe(page(2_000));
  expect(third?.brotli).toBe(second?.brotli);
});

it('renews the figures of a countdown once in a minute', () => {
  const documents = createKeptDocuments();
  const [, , third, soon, late] = [1_000, 2_000, 3_000, 60_000, 70_000].map((nowMs) =>
    render(documents, nowMs, TIMER),
  );
  expect(soon?.brotli).toBe(third?.brotli);
  expect(late && textOf(late)).toBe(page(70_000, TIMER));
});
