import fs from 'node:fs';
import path from 'node:path';
import { withOtherMetrics } from './other-metrics.mjs';

const root = path.resolve(__dirname, '../..');
const source = fs.readFileSync(
  path.join(root, 'shared/node_modules/pretendard/dist/public/static/Pretendard-Regular.otf'),
);

/** Reads the offset of a table from the font's table directory. */
const tableAt = (font: Buffer, name: string): number =>
  font.readUInt32BE(font.indexOf(name, 12, 'latin1') + 8);

/** Width of the first glyph and ascender of the font. */
const measures = (font: Buffer) => ({
  width: font.readInt16BE(tableAt(font, 'hmtx')),
  ascender: font.readInt16BE(tableAt(font, 'hhea') + 4),
});

test('changes only widths and heights in a copy of the same size', () => {
  const before = measures(source);
  const changed = withOtherMetrics(source, { widthFactor: 0.5, heightFactor: 2 });
  expect(measures(changed)).toEqual({
    width: Math.round(before.width / 2),
    ascender: before.ascender * 2,
  });
  expect(changed).toHaveLength(source.length);
  expect(measures(source)).toEqual(before);
});
