import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPreviewToken } from '../modules/catalogue/display';
import { createSecrets } from '../platform/secrets';
import { previewLink } from './preview-link';

const now = new Date('2026-11-30T09:00:00Z');
const secret = 'a secret of at least 32 characters';
const settings = {
  DATA_DIR: mkdtempSync(join(tmpdir(), 'preview-link-')),
  SHOP_SECRET: secret,
  PUBLIC_URL: 'https://shop.example',
};

it('prints a URL that is valid for the given number of hours', () => {
  const link = new URL(previewLink(['7', '--hours', '5'], settings, now) ?? '');
  expect(link.origin + link.pathname).toBe('https://shop.example/display/plan-shop/detail');
  expect(link.searchParams.get('planShopNo')).toBe('7');
  const token = link.searchParams.get('preview') ?? '';
  const isValid = (hours: number, planShopNo = 7) =>
    isPreviewToken(
      createSecrets(secret),
      planShopNo,
      token,
      new Date(now.getTime() + hours * 3_600_000),
    );
  expect([isValid(0), isValid(4.9), isValid(5.1), isValid(0, 8)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it.each([
  [[]],
  [['seven']],
  [['0']],
  [['7', '8']],
  [['7', '--hours', '0']],
  [['7', '--hours', '721']],
])('refuses the arguments %j', (args) => {
  expect(previewLink(args, settings, now)).toBeUndefined();
});
