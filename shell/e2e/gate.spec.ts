import { expect, test } from '@playwright/test';
import type { OtherBuild } from '@shop/tools/e2e/other-build.mjs';
import { gateOtherBuild, openReleasedPages } from '@shop/tools/e2e/release';
import { LONG } from '@shop/tools/e2e/run-length.mjs';

/** The gate opens each page of a candidate in a browser, beside the shell that visitors get. */

/** The gate opens fourteen pages; a faulty candidate is compared with the stable build as well. */
test.beforeEach(() => test.setTimeout(300_000));

/** Edits the scripts that only the browser runs. */
const inBrowser = (edit: OtherBuild['edit']): OtherBuild => ({
  edit: (text, file) => (file.endsWith('.js') ? edit(text, file) : text),
});

test('passes a build whose pages hydrate', async () => {
  const other = { edit: (text: string) => text.replaceAll('자주 묻는 질문', '자주 묻는 물음') };
  expect(await gateOtherBuild('cs', other)).toEqual([]);
});

test('refuses a build whose first rendering in the browser differs from its markup', async () => {
  const other = inBrowser((text) => text.replaceAll('자주 묻는 질문', '자주 묻는 물음'));
  const findings = await gateOtherBuild('cs', other);
  expect(findings.join('\n')).toMatch(
    /^opens: \/\S+.* of cs \w+ does not hydrate: Error: .*#418 \(text\), in a browser beside shell \w+$/,
  );
});

test('refuses a build of which an effect throws', { tag: LONG }, async () => {
  const effect = '.useEffect)(()=>{';
  const other = inBrowser((text) => text.replaceAll(effect, `${effect}throw RangeError('gone');`));
  const findings = await gateOtherBuild('cs', other);
  expect(findings.join('\n')).toMatch(
    /opens: \/cs, .* of cs \w+ logs an error in cs: RangeError: gone at \w+\/\S+\.js:\d+:\d+/,
  );
});

test('refuses a build that logs an error on the console', { tag: LONG }, async () => {
  const other = inBrowser((text, file) =>
    file.startsWith('entry.') ? `${text}\n;console.error('a setting is missing');` : text,
  );
  expect(await gateOtherBuild('cs', other)).toEqual([
    expect.stringMatching(
      /^opens: \/cs, .* and \d+ more pages of cs \w+ logs an error in cs: a setting is missing/,
    ),
  ]);
});

test('opens the builds of its register, with the design reference, in a pipeline with settings of production', async () => {
  const opened = await openReleasedPages(['/markup', '/markup/none'], {
    PUBLIC_URL: 'https://shop.example',
    RELEASES_BUCKET: 'releases',
    S3_URL: 'http://127.0.0.1:9',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  expect(opened).toEqual({
    opened: 2,
    problems: [{ page: '/markup/none', kind: 'status', text: 'responds 404' }],
  });
});
