import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BootFiles } from '@shop/shared/app/document';
import { classPrefixOf, isRemoteName } from '@shop/shared/contracts';
import { hashesOfBuild, STAMP_FILE } from '../builds/build-stamp';
import { CONTRACT_FILE, type Contract } from '../builds/contract';
import { SHELL_UNDER_TEST } from './fake-shell';
import { sampleBoot } from './sample-boot';
import { writePassedResults } from './test-results';

const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What the remotes declare of their paths. */
export const prefixes: Record<string, string[]> = {
  display: ['/main', '/display', '/search', '/markup/SB-MO-SH-*'],
  goods: ['/goods', '/markup/SB-MO-PD-*'],
  mypage: ['/mypage!', '/claim!$', '/markup/SB-MO-MP-*'],
  cs: ['/cs!', '/markup/SB-MO-CO-*'],
};

/** The build output of a small shop: enough of each app for the gateway to serve it. */
const release = (
  name: string,
  chunks: Record<string, string[]>,
  files: Record<string, string>,
) => ({
  name,
  buildId: `${name}0001`,
  owner: `${name} <team>`,
  container: `__mfe_${name}`,
  publicPath: `/assets/${name}/${name}0001/`,
  entry: name === 'shell' ? undefined : 'entry.js',
  chunks,
  files: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, hashOf(text)])),
  prefixes: prefixes[name],
  provides: name === 'shell' ? { react: '19.3.1' } : {},
  requires: name === 'shell' ? {} : { react: '^19.3.1' },
});

const bundles: Record<string, string> = {
  display: `
    const { createElement } = require('react');
    const { callQuery, page, useDevice, useLocation } = require('@shop/shared/app');
    const crowd = callQuery({ id: 'crowd', method: 'GET', path: '/crowd', auth: 'public' }, {});
    const Page = () => createElement('main', null, createElement('h1', null, '홈 화면'));
    const news = { id: 'cs.notices', method: 'GET', path: '/cs/v1/notices', auth: 'public' };
    const deals = { id: 'display.deals', method: 'GET', path: '/display/v1/deals', auth: 'public' };
    const Device = () => createElement('main', null, JSON.stringify(useDevice()).replace(/"/g, ''));
    const Search = () => createElement('main', null, '검색 [' + useLocation().search + ']');
    exports.createRoutes = (app) => [
      page({ id: 'display.search', path: '/search', queryParams: ['q', 'sort'], title: '검색',
        component: async () => ({ Page: Search }) }, app),
      page({ id: 'display.device', path: '/display/device', title: '기기',
        component: async () => ({ Page: Device }) }, app),
      page({ id: 'display.deals', path: '/display/deals', title: '딜', queryParams: ['no', 'token'],
        validate: ({ query }) => query.get('no') !== '0',
        load: ({ query }) => ({ critical: [callQuery(deals, { query: { no: query.get('no') } })] }),
        component: async () => ({ Page }) }, app),
      page({ id: 'display.news', path: '/display/news', title: '소식', queryParams: ['no'],
        component: async () => ({ Page }),
        load: ({ query }) => ({ critical: [callQuery(news, { query: { no: query.get('no') } })] }),
      }, app),
      page({ id: 'display.main', path: '/main', queryParams: [], title: '홈', component: async () => ({ Page }) }, app),
      page({ id: 'display.dark', path: '/display/dark', title: '밤', colourMode: 'dark',
        component: async () => ({ Page }) }, app),
      page({ id: 'display.crowd', path: '/display/crowd', title: '붐빔',
        load: () => ({ critical: [crowd] }), component: async () => ({ Page }) }, app),
      page({ id: 'display.broken', path: '/display/broken', title: '고장',
        load: () => { throw new RangeError('ours'); }, component: async () => ({ Page }) }, app),
      ...['blank', 'header-only', 'default', 'default-full', 'publish-guide'].map((layout) =>
        page({ id: 'display.' + layout, path: '/display/layout/' + layout, title: '틀', layout,
          component: async () => ({ Page }) }, app)),
    ];`,
  goods: `throw new Error('This build is broken.');`,
  mypage: `
    const { createElement } = require('react');
    const { callQuery, page, useQuery, useSession } = require('@shop/shared/app');
    const orders = callQuery(
      { id: 'order.list', method: 'GET', path: '/order/v1/front/orders', auth: 'member' }, {});
    const Page = () => {
      const { memberType } = useSession();
      const { data } = useQuery(orders);
      return createElement('main', null, '주문 ' + (data ? data.total : '?') + '건 ' + memberType);
    };
    exports.createRoutes = (app) => [
      page({ id: 'mypage.orders', path: '/mypage/order/list', title: '주문',
        load: () => ({ critical: [orders] }), component: async () => ({ Page }) }, app),
    ];`,
  cs: `require('node:fs'); exports.createRoutes = () => [];`,
};

function write(root: string, file: string, text: string | Buffer): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

/**
 * Ends a build in a checkout as the tools do: its stamp lists the files that it has now, and the results of its checks
 * are beside it.
 */
export function stampBuild(folder: string): void {
  write(folder, STAMP_FILE, JSON.stringify({ files: hashesOfBuild(folder) }));
  writePassedResults(folder);
}

/** Writes the builds into a new folder; mfe-order is not built. @returns the folder */
export function writeBuilds(): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-gateway-'));
  const shellFiles = {
    'boot.js': 'boot()',
    'shell.js': 'shell()',
    'start.js': 'start()',
    'dates.js': 'dates()',
    'frame.css': '.frame{color:red}',
  };
  const chunks = {
    bootstrap: ['boot.js', 'frame.css'],
    shell: ['shell.js'],
    dates: ['dates.js'],
  };
  const shell = { ...release('shell', chunks, shellFiles), boot: sampleBoot };
  write(root, 'shell/dist/release.json', JSON.stringify(shell));
  for (const [file, text] of Object.entries(shellFiles))
    write(root, `shell/dist/client/${file}`, text);
  write(root, 'shell/dist/server/shell.cjs', `module.exports = require('${SHELL_UNDER_TEST}');`);
  write(root, 'shell/dist/client/boot.js.br', brotliCompressSync('boot()'));
  stampBuild(path.join(root, 'shell/dist'));
  fs.mkdirSync(path.join(root, 'mfe-order'));
  for (const [name, code] of Object.entries(bundles)) writeRemote(root, name, code);
  return root;
}

function writeRemote(root: string, name: string, code: string): void {
  const classPrefix = isRemoteName(name) ? classPrefixOf(name) : name;
  const chunks = { routes: ['routes.js'], 'display.main': ['main.js', 'main.css'] };
  const files = {
    'entry.js': `${name}()`,
    'routes.js': `${name}()`,
    'main.js': `${name}()`,
    'main.css': `.${classPrefix}-main{color:blue}`,
  };
  write(root, `mfe-${name}/dist/release.json`, JSON.stringify(release(name, chunks, files)));
  write(root, `mfe-${name}/dist/server/routes.cjs`, code);
  for (const [file, text] of Object.entries(files))
    write(root, `mfe-${name}/dist/client/${file}`, text);
  stampBuild(path.join(root, `mfe-${name}/dist`));
}

/** Adds the build of a remote that the shop has not had so far, with one page, `/<name>`. */
export function writeNewRemote(root: string, name: string, heading: string): void {
  writeRemote(
    root,
    name,
    `const { createElement } = require('react');
    const { page } = require('@shop/shared/app');
    const Page = () => createElement('main', null, createElement('h1', null, '${heading}'));
    exports.createRoutes = (app) => [
      page({ id: '${name}.home', path: '/${name}', title: '새 팀', component: async () => ({ Page }) }, app),
    ];`,
  );
  const file = path.join(root, `mfe-${name}/dist/release.json`);
  const built = JSON.parse(fs.readFileSync(file, 'utf8'));
  const container = `__mfe_${name.replaceAll('-', '_')}`;
  fs.writeFileSync(file, JSON.stringify({ ...built, container, prefixes: [`/${name}`] }));
  stampBuild(path.dirname(file));
}

interface NextShell {
  /** Text at the end of every title. */
  ending?: string;
  /** Text of the server build; absent: that of the build before, with the ending. */
  code?: string;
  boot?: BootFiles;
  /** Fields of `contract.json`. */
  contract?: Partial<Contract>;
}

/** Replaces the build of the shell. */
export function rebuildShell(
  root: string,
  buildId: string,
  { ending = '', code, boot = sampleBoot, contract }: NextShell,
): void {
  const folder = path.join(root, 'shell/dist');
  const first = JSON.parse(fs.readFileSync(path.join(folder, 'release.json'), 'utf8'));
  const publicPath = `/assets/shell/${buildId}/`;
  write(folder, 'release.json', JSON.stringify({ ...first, buildId, publicPath, boot }));
  write(
    folder,
    'server/shell.cjs',
    code ??
      `const { shell } = require('${SHELL_UNDER_TEST}');
      exports.shell = { ...shell, render: async (request) => {
        const page = await shell.render(request);
        if (page.kind !== 'page') return page;
        return { ...page, meta: { ...page.meta, title: page.meta.title + '${ending}' } };
      } };`,
  );
  if (contract) write(folder, CONTRACT_FILE, JSON.stringify(contract));
  stampBuild(folder);
}

interface NextBuild {
  /** Changes the text of the server build. */
  edit?: (code: string) => string;
  /** Replaces fields of `release.json`. */
  fields?: Record<string, unknown>;
  /** Its `contract.json`; absent: that of the build before. */
  contract?: Partial<Contract>;
}

/** Replaces the build of a remote by another one, as a rebuild does. */
export function rebuild(root: string, name: string, buildId: string, next: NextBuild = {}): void {
  const { edit = (code) => code, fields, contract } = next;
  const folder = path.join(root, `mfe-${name}/dist`);
  const first = JSON.parse(fs.readFileSync(path.join(folder, 'release.json'), 'utf8'));
  const publicPath = `/assets/${name}/${buildId}/`;
  write(folder, 'release.json', JSON.stringify({ ...first, buildId, publicPath, ...fields }));
  const code = path.join(folder, 'server/routes.cjs');
  fs.writeFileSync(code, edit(bundles[name] ?? fs.readFileSync(code, 'utf8')));
  if (contract) write(folder, CONTRACT_FILE, JSON.stringify(contract));
  stampBuild(folder);
}

/** Builds an api that serves these calls. */
export function buildApi(root: string, buildId: string, serves: Contract['serves']): void {
  const folder = path.join(root, 'api/dist');
  const api = {
    ...release('api', {}, {}),
    buildId,
    publicPath: `/assets/api/${buildId}/`,
    prefixes: [],
    requires: {},
  };
  write(folder, 'release.json', JSON.stringify(api));
  write(folder, CONTRACT_FILE, JSON.stringify({ serves }));
  stampBuild(folder);
}

interface NewKit {
  /** Every call of its contracts. */
  calls: Contract['calls'];
  requires?: Record<string, string>;
  /** Other bytes than those that `release.json` has the hash of. */
  archive?: string;
}

/** Packs a kit for teams. */
export function buildKit(root: string, buildId: string, kit: NewKit): void {
  const folder = path.join(root, 'tools/kit/dist');
  const manifest = {
    ...release('kit', {}, { 'kit.tgz': buildId }),
    buildId,
    publicPath: `/assets/kit/${buildId}/`,
    prefixes: [],
    provides: { '@shop/shared': '1.4.0' },
    requires: kit.requires ?? {},
  };
  write(folder, 'release.json', JSON.stringify(manifest));
  write(folder, CONTRACT_FILE, JSON.stringify({ calls: kit.calls }));
  write(folder, 'client/kit.tgz', kit.archive ?? buildId);
  stampBuild(folder);
}
