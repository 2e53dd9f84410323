/** Offsets of the modified fields within their tables. */
const HHEA = { ascender: 4, descender: 6, metricsCount: 34 };
const OS2 = { ascender: 68, descender: 70, winAscent: 74, winDescent: 76 };
const METRIC_BYTES = 4;

/** Reads the offset of each table of a font file. */
function tablesOf(font) {
  const count = font.readUInt16BE(4);
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const entry = 12 + index * 16;
      return [font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8)];
    }),
  );
}

/**
 * Copies a font (TrueType or OpenType) with other glyph widths and line height, so that text breaks
 * elsewhere. The outlines stay the same.
 */
export function withOtherMetrics(source, { widthFactor, heightFactor }) {
  const font = Buffer.from(source);
  const { hhea, hmtx, 'OS/2': os2 } = tablesOf(font);
  const scale = (at, factor) => font.writeInt16BE(Math.round(font.readInt16BE(at) * factor), at);
  const metrics = font.readUInt16BE(hhea + HHEA.metricsCount);
  for (let index = 0; index < metrics; index += 1) scale(hmtx + index * METRIC_BYTES, widthFactor);
  for (const at of [HHEA.ascender, HHEA.descender]) scale(hhea + at, heightFactor);
  for (const at of Object.values(OS2)) scale(os2 + at, heightFactor);
  return font;
}
