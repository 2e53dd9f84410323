import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';
import { planFiles, unicodeRange } from './characters.mjs';

/** Family name in our styles; the licence reserves "Pretendard" for unmodified files. */
const FAMILY = 'Shop Sans';
/** The weight range of the type scale. The narrower axis makes the files a third smaller. */
const WEIGHTS = { min: 400, max: 700 };
/** Tabular figures for prices, kerning, and composition of accents. */
const FEATURES = ['tnum', 'kern', 'ccmp', 'locl', 'mark', 'mkmk'];

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const fromShared = createRequire(path.join(root, 'shared/package.json'));
const pretendard = path.dirname(fromShared.resolve('pretendard/package.json'));
const variable = path.join(pretendard, 'dist/web/variable');

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 8);

/**
 * Builds the font files, their style sheet and `fonts.json` (`{ stylesheet, core }`, file names).
 * File names contain the content hash; URLs in the style sheet are relative to it.
 */
export async function buildFonts(folder = path.join(root, 'shared/dist/fonts')) {
  const source = fs.readFileSync(path.join(variable, 'woff2/PretendardVariable.woff2'));
  const font = await fontverter.convert(source, 'sfnt');
  const plan = planFiles(
    fs.readFileSync(path.join(variable, 'pretendardvariable-dynamic-subset.css'), 'utf8'),
  );
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const rules = [];
  let core = '';
  for (const { name, codes } of plan) {
    const bytes = await subsetFont(font, String.fromCodePoint(...codes), {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
      keepFeatures: FEATURES,
      noHinting: true,
    });
    const file = `${name}.${hashOf(bytes)}.woff2`;
    if (name === 'core') core = file;
    fs.writeFileSync(path.join(folder, file), bytes);
    rules.push(
      `@font-face{font-family:'${FAMILY}';font-style:normal;font-weight:${WEIGHTS.min} ${WEIGHTS.max};font-display:swap;src:url(${file})format('woff2');unicode-range:${unicodeRange(codes)}}`,
    );
  }
  const css = rules.join('\n');
  const stylesheet = `fonts.${hashOf(css)}.css`;
  fs.writeFileSync(path.join(folder, stylesheet), css);
  fs.writeFileSync(path.join(folder, `${stylesheet}.br`), brotliCompressSync(css));
  fs.copyFileSync(path.join(pretendard, 'dist/LICENSE.txt'), path.join(folder, 'LICENSE.txt'));
  fs.writeFileSync(path.join(folder, 'fonts.json'), JSON.stringify({ stylesheet, core }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFonts();
