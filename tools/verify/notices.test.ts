import fs from 'node:fs';
import path from 'node:path';
import { ALLOWED, directLicences, refusedLicences } from './notices.mjs';

const root = path.resolve(__dirname, '../..');
const notice = fs.readFileSync(path.join(root, 'NOTICE.md'), 'utf8');

test('NOTICE.md lists every direct dependency of a room with its licence', () => {
  const rows = [...notice.matchAll(/^\| `([^`]+)` +\| (\S+) /gm)].map(([, name, licence]) => [
    name,
    licence,
  ]);
  expect(rows).toEqual(directLicences(root));
});

test('every package that runs in the shop has an allowed licence', () => {
  expect(refusedLicences(root)).toEqual([]);
});

test('refuses a package with a licence that is not allowed', () => {
  ALLOWED.delete('LGPL-3.0-or-later');
  expect(refusedLicences(root).join()).toMatch(/sharp-libvips/);
});

test('the font subsets have another name than the font, and come with its licence', () => {
  expect(notice).toMatch(/Pretendard.*SIL Open Font License 1\.1/);
  const build = fs.readFileSync(path.join(root, 'tools/fonts/build-fonts.mjs'), 'utf8');
  expect(build).toContain("FAMILY = 'Shop Sans'");
  expect(build).toContain('LICENSE.txt');
});
