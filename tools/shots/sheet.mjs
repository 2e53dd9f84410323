import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const GAP = 16;
const LABEL = 22;
const COLUMNS = 10;

const label = (text, width) =>
  Buffer.from(
    `<svg width="${width}" height="${LABEL}"><text x="0" y="15" font-family="sans-serif" font-size="11" fill="#222">${text.replaceAll('&', '&amp;').slice(0, 40)}</text></svg>`,
  );

/** Makes a contact sheet of a folder: the top of every screenshot as a captioned thumbnail. */
export async function makeSheet(folder, file, { cellWidth, cellHeight }) {
  const names = fs.readdirSync(folder).sort();
  const rows = Math.ceil(names.length / COLUMNS);
  const parts = [];
  for (const [index, name] of names.entries()) {
    const left = GAP + (index % COLUMNS) * (cellWidth + GAP);
    const top = GAP + Math.floor(index / COLUMNS) * (cellHeight + LABEL + GAP);
    const picture = await sharp(path.join(folder, name))
      .resize({ width: cellWidth })
      .toBuffer({ resolveWithObject: true });
    const height = Math.min(cellHeight, picture.info.height);
    const input = await sharp(picture.data)
      .extract({ left: 0, top: 0, width: cellWidth, height })
      .toBuffer();
    parts.push({ input, left, top });
    parts.push({ input: label(path.parse(name).name, cellWidth), left, top: top + cellHeight + 2 });
  }
  await sharp({
    create: {
      width: GAP + COLUMNS * (cellWidth + GAP),
      height: GAP + rows * (cellHeight + LABEL + GAP),
      channels: 3,
      background: '#9aa0a8',
    },
  })
    .composite(parts)
    .webp({ quality: 80 })
    .toFile(file);
}
