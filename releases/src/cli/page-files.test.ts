import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildApi, rebuild, writeBuilds } from '../testing/fake-shop';
import { runRelease } from '../testing/run-release';

/** Tests that style sheets and scripts of a remote do not affect other apps of the same page. */
let rootDir: string;
let folder: string;
beforeEach(async () => {
  rootDir = writeBuilds();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-register-'));
  buildApi(rootDir, 'api0001', {});
  await release('sync');
});
afterEach(() => {
  fs.rmSync(rootDir, { recursive: true });
  fs.rmSync(folder, { recursive: true });
});

const release = (...args: string[]) => runRelease(args, { rootDir, folder });

/** Builds the remote display with a further file and runs the gate. */
function runGateWith(file: string, text: string) {
  const dist = path.join(rootDir, 'mfe-display/dist');
  const { files } = JSON.parse(fs.readFileSync(path.join(dist, 'release.json'), 'utf8'));
  fs.writeFileSync(path.join(dist, 'client', file), text);
  const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  rebuild(rootDir, 'display', 'display0002', { fields: { files: { ...files, [file]: hash } } });
  return release('gate', 'display');
}

it.each([
  '.d-a,.d-b:is(h1,.other)>li{color:red}',
  '@layer app.pages{@media (width>=1024px){.d-a .swiper{margin:0}.d-a{h2{margin:0}}}}',
  '@keyframes d-turn{from{opacity:0}to{opacity:1}}html[data-has-modal]{overflow:hidden}',
  '.d-a:not(:has(>:is(.d-b,:not(:has(>:not(:empty))))),.d-c{margin:0}',
  '.d-a:after{content:"body{}"}/* body{} */',
])('accepts a style sheet that matches its own elements: %s', async (css) => {
  expect(await runGateWith('own.css', css)).toMatchObject({ code: 0 });
});

it.each([
  ['body{margin:0}', 'the selector body without a class .d-…'],
  ['.d-a,h1{margin:0}', 'the selector h1 without a class .d-…'],
  ['@layer app.pages{@media print{.g-a{margin:0}}}', 'the selector .g-a without a class .d-…'],
  [':root{--color-ink:red}', 'the selector :root without a class .d-…'],
  ['.d{margin:0}', 'the selector .d without a class .d-…'],
  ['@keyframes turn{to{opacity:1}}', 'the animation turn, which is not d-…'],
])('refuses a style sheet that matches elements of other apps: %s', async (css, what) => {
  const { code, output } = await runGateWith('bad.css', css);
  expect(output).toContain(`styles: client/bad.css of display display0002 has ${what}`);
  expect(code).toBe(1);
});

it.each([
  '(globalThis.webpackChunk_mfe_display||=[]).push([1]);window.location="/";if(window.a===1){}',
  'var __mfe_display;window.__mfe_display=1;my.window.a=1;const f=(self)=>self.length==1',
  'window.scrollY>=1;Array.prototype.map.call([]);window.onpopstate;',
])('accepts a script that assigns no global of the page: %s', async (js) => {
  expect(await runGateWith('own.js', js)).toMatchObject({ code: 0 });
});

it.each([
  ['window.fetch=()=>{}', 'fetch'],
  ['globalThis["dataLayer"]||=[]', 'dataLayer'],
  ['self.onerror = null', 'onerror'],
  ['Object.defineProperty(window,"shop",{})', 'shop'],
  ['Array.prototype.last=function(){}', 'Array.prototype.last'],
  ['HTMLElement.prototype.focus=f', 'HTMLElement.prototype.focus'],
])('refuses a script that assigns a global of the page: %s', async (js, name) => {
  const { code, output } = await runGateWith('bad.js', js);
  expect(output).toContain(`globals: client/bad.js of display display0002 assigns ${name} of the`);
  expect(code).toBe(1);
});
