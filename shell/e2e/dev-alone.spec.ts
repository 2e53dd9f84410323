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

let copy: string;
let server: ChildProcess | undefined;
test.beforeEach(() => {
  // Inside the checkout, where the types of packages are found.
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
function edit(file: string, from: string, to: string): void {
  const place = path.join(copy, 'src', file);
  const text = fs.readFileSync(place, 'utf8');
  expect(text).toContain(from);
  const written = path.join(copy, 'written');
  fs.writeFileSync(written, text.replace(from, to));
  fs.renameSync(written, place);
}

const searchBox = (page: Page) => page.getByRole('searchbox', { name: '무엇을 도와드릴까요?' });
const buildErrors = (page: Page) =>
  page.frameLocator('#webpack-dev-server-client-overlay').getByText('home.page.tsx').first();
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test('keeps what was typed on an edit, and reloads for one that cannot be applied', async ({
  browser,
}) => {
  test.setTimeout(480_000);
  const page = await browser.newPage({ baseURL: await startServer() });
  page.setDefaultTimeout(APPLIED_WITHIN_MS);
  const soon = expect.configure({ timeout: APPLIED_WITHIN_MS });
  await signIn(page);
  await page.goto('/cs');
  await searchBox(page).fill(TYPED);

  await test.step('a page and its component', async () => {
    edit('pages/home/home.page.tsx', '자주 묻는 질문 TOP10', '많이 묻는 질문');
    await soon(heading(page, '많이 묻는 질문')).toBeVisible();
    edit('features/phone/phone-card.tsx', '전화 상담', '전화로 묻기');
    await soon(heading(page, '전화로 묻기')).toBeVisible();
    await expect(searchBox(page)).toHaveValue(TYPED);
  });

  await test.step('a style sheet', async () => {
    edit('features/phone/phone-card.module.css', '.phone {', '.phone {\n  opacity: 0.5;');
    await soon(page.getByRole('region', { name: '전화로 묻기' })).toHaveCSS('opacity', '0.5');
    await expect(searchBox(page)).toHaveValue(TYPED);
  });

  await test.step('a build error and its correction', async () => {
    edit('pages/home/home.page.tsx', 'export function Page', 'export functio Page');
    await soon(buildErrors(page)).toBeVisible();
    edit('pages/home/home.page.tsx', 'export functio Page', 'export function Page');
    await soon(buildErrors(page)).toBeHidden();
    edit('pages/home/home.page.tsx', '많이 묻는 질문', '모두가 묻는 질문');
    await soon(heading(page, '모두가 묻는 질문')).toBeVisible();
    await expect(searchBox(page)).toHaveValue(TYPED);
  });

  await test.step('a type error and its correction', async () => {
    const typeError = page
      .frameLocator('#webpack-dev-server-client-overlay')
      .getByText("Type 'string' is not assignable to type 'number'");
    // Not exported, since a page whose exports change is reloaded.
    const constant = 'const wrong: number = "1";\nvoid wrong;\n';
    edit('pages/home/home.page.tsx', 'export function Page', `${constant}export function Page`);
    await soon(typeError.first()).toBeVisible();
    edit('pages/home/home.page.tsx', constant, '');
    await soon(typeError.first()).toBeHidden();
    await expect(heading(page, '모두가 묻는 질문')).toBeVisible();
    await expect(searchBox(page)).toHaveValue(TYPED);
  });

  await test.step('a query', async () => {
    edit('features/faq/faq.queries.ts', 'export const', 'console.log("new");\nexport const');
    await soon(searchBox(page)).toHaveValue('');
    await expect(heading(page, '모두가 묻는 질문')).toBeVisible();
  });
  await page.close();
});
