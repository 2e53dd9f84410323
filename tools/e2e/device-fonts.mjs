import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { withOtherMetrics } from '../fonts/other-metrics.mjs';
import { root } from '../webpack/apps.mjs';

const folder = path.join(root, '.cache/device-fonts');
/** Narrower and taller than the shop's font, like the Korean fonts of devices. */
const METRICS = { widthFactor: 0.93, heightFactor: 1.15 };

const fontConfig = (rules) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <cachedir>${folder}/cache</cachedir>
  ${rules}
</fontconfig>
`;

const WITHOUT_KOREAN = `<selectfont><rejectfont>
    <pattern><patelt name="lang"><string>ko</string></patelt></pattern>
  </rejectfont></selectfont>`;

/** Writes the file atomically and once, because several browsers may start at the same time. */
function keep(name, make) {
  const file = path.join(folder, name);
  if (fs.existsSync(file)) return file;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}`;
  fs.writeFileSync(part, make());
  fs.renameSync(part, file);
  return file;
}

/** Creates a Korean device font: the shop's glyphs with other metrics. */
function keepKoreanFont() {
  const shared = createRequire(path.join(root, 'shared/package.json'));
  const source = path.dirname(shared.resolve('pretendard/package.json'));
  for (const weight of ['Regular', 'Bold']) {
    const name = `Pretendard-${weight}.otf`;
    const file = path.join(source, 'dist/public/static', name);
    keep(`korean/${name}`, () => withOtherMetrics(fs.readFileSync(file), METRICS));
  }
}

/**
 * Returns the environment of a browser with the machine's fonts and a Korean one, or without any
 * Korean font. Only configures fontconfig and installs nothing.
 */
export function deviceFonts({ hasKorean }) {
  if (hasKorean) keepKoreanFont();
  const [name, rules] = hasKorean
    ? ['with-korean.conf', `<dir>${folder}/korean</dir>`]
    : ['without-korean.conf', WITHOUT_KOREAN];
  return { FONTCONFIG_FILE: keep(name, () => fontConfig(rules)) };
}
