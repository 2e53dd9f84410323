import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeOtherBuild } from '../e2e/other-build.mjs';
import { commandLine } from '../release/release-builds.mjs';
import { root } from '../webpack/apps.mjs';

/** A tester views another build of goods in the shop, changes builds in the chooser, and ends the preview. */
const PRODUCT = '/goods/detail?goodsNo=229';

const runFile = promisify(execFile);

async function runRelease(checkout, { releasesDir, previewSecret, url }, args) {
  const env = {
    ...process.env,
    SHOP_ROOT: checkout,
    RELEASES_DIR: releasesDir,
    PREVIEW_SECRET: previewSecret,
    PUBLIC_URL: url,
  };
  return (await runFile(process.execPath, [commandLine, ...args], { env })).stdout;
}

/** Publishes a build whose buy button has another name. @returns the signed link to it */
async function linkOtherBuild(shop) {
  const checkout = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-chooser-'));
  const build = `shots${Date.now().toString(36)}`;
  try {
    writeOtherBuild('goods', path.join(checkout, 'mfe-goods/dist'), build, {
      edit: (text) => text.replaceAll('바로구매', '즉시구매'),
    });
    await runRelease(checkout, shop, ['publish', 'goods', '--accept', 'routes,size']);
  } finally {
    fs.rmSync(checkout, { recursive: true });
  }
  const args = ['preview', 'goods', build, '--page', PRODUCT, '--json'];
  return JSON.parse(await runRelease(root, shop, args)).url;
}

const badge = (page) => page.getByRole('complementary', { name: '미리보기' });
const openChooser = (page) =>
  badge(page)
    .getByText(/^미리보기: /)
    .click();
const isClosed = (page) =>
  badge(page).getByRole('heading', { name: '빌드 고르기' }).waitFor({ state: 'hidden' });

export const steps = [
  { name: 'released', run: ({ page }) => page.goto(PRODUCT) },
  {
    name: 'opened-by-link',
    run: async ({ page, shop }) => {
      await page.goto(await linkOtherBuild(shop));
      await badge(page).waitFor();
    },
  },
  { name: 'chooser', run: ({ page }) => openChooser(page) },
  {
    name: 'shell-chosen',
    run: async ({ page }) => {
      const box = badge(page).getByRole('combobox', { name: 'shell' });
      await box.selectOption({ index: 1 });
    },
  },
  {
    name: 'two-builds',
    run: async ({ page }) => {
      await badge(page).getByRole('button', { name: '이 빌드로 보기' }).click();
      await isClosed(page);
      await badge(page)
        .getByText(/shell .*goods/)
        .waitFor();
    },
  },
  {
    name: 'link-copied',
    run: async ({ page }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await openChooser(page);
      await badge(page).getByRole('button', { name: '링크 복사' }).click();
      await badge(page).getByText('링크를 복사했어요').waitFor();
    },
  },
  {
    name: 'ended',
    run: async ({ page }) => {
      await page.keyboard.press('Escape');
      await badge(page).getByRole('button', { name: '끝내기' }).click();
      await badge(page).waitFor({ state: 'detached' });
    },
  },
];
