import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { signIn, test } from '@shop/tools/e2e/fixtures';
import { freePort } from '@shop/tools/e2e/free-port.mjs';

/** `npm run dev -- cs --alone`: what an edit of the remote changes in a page that is open. */

const root = path.resolve(__dirname, '../..');
const TYPED = '환불';
/** The longest time from an edit to what it changes, ms. */
const APPLIED_WITHIN_MS = 120_000;
const SAVED_AGAIN_AFTER_MS = 30_000;

let copy: string;
let server: ChildProcess | undefined;
test.beforeEach(() => {
  // The copy is inside the checkout, so that the types of packages are resolved.
  copy = fs.mkdtempSync(path.join(root, '.cache/remote-'));
  fs.cpSync(path.join(root, 'mfe-cs/src'), path.join(copy, 'src'), { recursive: true });
  fs.symlinkSync(path.join(root, 'mfe-cs/node_modules'), path.join(copy, 'node_modules'), 'dir');
});
test.afterEach(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  fs.rmSync(copy, { recursive: true });
});

/** Serves the copy with hot edits. @returns its URL */
async function startServer(): Promise<string> {
  const port = await freePort();
  const options = { name: 'cs', folder: copy, port, apiUrl: process.env.SHOP_URL };
  const script = `
    import { startHotServer } from './tools/dev/hot-server.mjs';
    import { showTypeErrors } from './tools/dev/type-errors.mjs';
    const options = ${JSON.stringify(options)};
    const server = await startHotServer(options);
    const stopTypes = showTypeErrors(server, options);
    process.on('SIGTERM', () => {
      stopTypes();
      process.exit(0);
    });
    process.send('ready');`;
  const args = ['--input-type=module', '--eval', script];
  server = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const first = await Promise.race([once(server, 'message'), once(server, 'exit')]);
  expect(first[0]).toBe('ready');
  return `http://localhost:${port}`;
}

/** Replaces a file in one step, since a busy machine may build between emptying and writing it. */
function save(place: string, text: string): void {
  const written = path.join(copy, 'written');
  fs.writeFileSync(written, text);
  fs.renameSync(written, place);
}

/** Edits a file. @returns a function that saves the same content again */
function edit(file: string, from: string, to: string): () => void {
  const place = path.join(copy, 'src', file);
  const before = fs.readFileSync(place, 'utf8');
  expect(before).toContain(from);
  const text = before.replace(from, to);
  save(place, text);
  return () => save(place, text);
}

/** Waits for the effect of an edit. It saves again meanwhile, because a busy machine can lose file system events. */
async function applied(saveAgain: () => void, check: (timeout: number) => Promise<void>) {
  let isFirst = true;
  await expect(async () => {
    if (!isFirst) saveAgain();
    isFirst = false;
    await check(SAVED_AGAIN_AFTER_MS);
  }).toPass({ timeout: APPLIED_WITHIN_MS });
}

const searchBox = (page: Page) => page.getByRole('searchbox', { name: '무엇을 도와드릴까요?' });
const buildErrors = (page: Page) =>
  page.frameLocator('#webpack-dev-server-client-overlay').getByText('home.page.tsx').first();
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test('keeps what was typed on an edit, and reloads for one that cannot be applied', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const page = await browser.newPage({ baseURL: await startServer() });
  page.setDefaultTimeout(APPLIED_WITHIN_MS);
  const showsHeading = (name: string) => (timeout: number) =>
    expect(heading(page, name)).toBeVisible({ timeout });
  await signIn(page);
  await page.goto('/cs');
  await searchBox(page).fill(TYPED);

  await test.step('a page and its component', async () => {
    const title = edit('pages/home/home.page.tsx', '자주 묻는 질문 TOP10', '많이 묻는 질문');
    await applied(title, showsHeading('많이 묻는 질문'));
    const card = edit('features/phone/phone-card.tsx', '전화 상담', '전화로 묻기');
    await applied(card, showsHeading('전화로 묻기'));
    await expect(searchBox(page)).toHaveValue(TYPED);
  });

  await test.step('a style sheet', async () => {
    const sheet = edit(
      'features/phone/phone-card.module.css',
      '.phone {',
      '.phone {\n  opacity: 0.5;',
    );
    const region = page.getByRole('region', { name: '전화로 묻기' });
    await applied(sheet, (timeout) => expect(region).toHaveCSS('opacity', '0.5', { timeout }));
    await expect(searchBox(page)).toHaveValue(TYPED);
  });

  await test.step('a build error and its correction', async () => {
    const wrong = edit('pages/home/home.page.tsx', 'export function Page', 'export functio Page');
    await applied(wrong, (timeout) => expect(buildErrors(page)).toBeVisible({ timeout }));
    const right = edit('pages/home/home.page.tsx', 'export functio Page', 'export function Page');
    await applied(right, (timeout) => expect(buildErrors(page)).toBeHidden({ timeout }));
    const renamed = edit('pages/home/home.page.tsx', '많이 묻는 질문', '모두가 묻는 질문');
    await applied(renamed, showsHeading('모두가 묻는 질문'));
    await expect(searchBox(page)).toHaveValue(TYPED);
  });

  await test.step('a type error and its correction', async () => {
    const typeError = page
      .frameLocator('#webpack-dev-server-client-overlay')
      .getByText("Type 'string' is not assignable to type 'number'")
      .first();
    const wrong = edit(
      'pages/home/home.page.tsx',
      'export function Page',
      'export const wrong: number = "1";\nexport function Page',
    );
    await applied(wrong, (timeout) => expect(typeError).toBeVisible({ timeout }));
    const right = edit('pages/home/home.page.tsx', 'export const wrong: number = "1";\n', '');
    await applied(right, (timeout) => expect(typeError).toBeHidden({ timeout }));
    await expect(heading(page, '모두가 묻는 질문')).toBeVisible();
  });

  await test.step('a query', async () => {
    const query = edit(
      'features/faq/faq.queries.ts',
      'export const',
      'console.log("new");\nexport const',
    );
    await applied(query, (timeout) => expect(searchBox(page)).toHaveValue('', { timeout }));
    await expect(heading(page, '모두가 묻는 질문')).toBeVisible();
  });
  await page.close();
});
