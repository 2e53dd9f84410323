import fs from 'node:fs';
import path from 'node:path';
import { ALLOWED, directLicences, refusedLicences } from './notices.mjs';

const root = path.resolve(__dirname, '../..');
const notice = fs.readFileSync(path.join(root, 'NOTICE.md'), 'utf8');

test('NOTICE.md names every package that a room uses, with its licence', () => {
  const rows = [...notice.matchAll(/^\| `([^`]+)` +\| (\S+) /gm)].map(([, name, licence]) => [
    name,
    licence,
  ]);
  expect(rows).toEqual(directLicences(root));
});

test('every package that runs in the shop has a licence that is allowed', () => {
  expect(refusedLicences(root)).toEqual([]);
});

test('a package of another licence would be refused', () => {
  ALLOWED.delete('LGPL-3.0-or-later');
  expect(refusedLicences(root).join()).toMatch(/sharp-libvips/);
});

test('the font that NOTICE.md names travels with its licence and without its reserved name', () => {
  expect(notice).toMatch(/Pretendard.*SIL Open Font License 1\.1/);
  const build = fs.readFileSync(path.join(root, 'tools/fonts/build-fonts.mjs'), 'utf8');
  expect(build).toContain("FAMILY = 'Shop Sans'");
  expect(build).toContain('LICENSE.txt');
});
