import fs from 'node:fs';
import { rebuild, writeBuilds } from '@shop/releases/testing';
import type { FastifyInstance } from 'fastify';
import { startFakeApi } from './testing/fake-api';
import { createGateway } from './testing/gateway-in-place';
import { pageDataOf } from './testing/page-data-of';

/** A page that shows a fragment of mfe-cs, and says where it is left out. */
const pageWithFragment = `
  const { createElement } = require('react');
  const { page, useApp } = require('@shop/shared/app');
  const use = { name: 'cs/corners', props: { pageCd: 'ORDERS' } };
  const Page = () => {
    const { fragments } = useApp();
    const shown = fragments.rendered.size > 0
      ? createElement(fragments.loaded.get(use.name).Component, use.props)
      : '빈 자리';
    return createElement('main', null, createElement('h1', null, '주문'), shown);
  };
  exports.createRoutes = (app) => [
    page({ id: 'display.search', path: '/search', queryParams: [], title: '주문',
      load: () => ({ fragments: () => [use] }), component: async () => ({ Page }) }, app),
  ];`;

const corners = `
  exports.createRoutes = () => [];
  exports.fragments = { corners: async () => {
    const { createElement } = require('react');
    const { callQuery, useQuery } = require('@shop/shared/app');
    const words = callQuery({ id: 'words', method: 'GET', path: '/words', auth: 'public' }, {});
    return {
      queries: () => [words],
      Component: ({ pageCd }) => createElement('p', { className: 'main' }, pageCd + '에 ' + useQuery(words).data.word),
    };
  } };`;

const chunks = { 'fragment.corners': ['main.js', 'main.css'] };

let api: Awaited<ReturnType<typeof startFakeApi>>;
let gateway: FastifyInstance;
let rootDir: string;
let isApiUp = true;

/** Opens the page while mfe-cs, which owns the fragment, has this server build. */
async function open(ownersBuild: string) {
  rootDir = writeBuilds();
  rebuild(rootDir, 'display', 'display0002', { edit: () => pageWithFragment });
  rebuild(rootDir, 'cs', 'cs0002', { edit: () => ownersBuild, fields: { chunks } });
  gateway = await createGateway({
    host: 'localhost',
    port: 0,
    apiUrl: api.url,
    rootDir,
    publicUrl: 'http://shop.test',
    logLevel: 'silent',
    hasTestPages: false,
    hasLiveReload: false,
  });
  const { statusCode, body } = await gateway.inject({ url: '/search' });
  expect(statusCode).toBe(200);
  expect(body).toContain('<h1>주문</h1>');
  const { state, files } = pageDataOf(body);
  return { body, state, files: files as unknown[][] };
}

beforeAll(async () => {
  api = await startFakeApi({
    '/common/v1/system/status': () => ({ status: 200, payload: { notice: null, isTrial: false } }),
    '/more': () => ({ status: 200, payload: { word: '또 만나요' } }),
    '/words': () => (isApiUp ? { status: 200, payload: { word: '반가워요' } } : { status: 500 }),
  });
});

beforeEach(() => {
  isApiUp = true;
});

afterEach(async () => {
  await gateway.close();
  fs.rmSync(rootDir, { recursive: true });
});

afterAll(() => api.close());

it('renders a fragment from its owner’s build, with its data, style and scripts', async () => {
  const { body, state, files } = await open(corners);
  expect(body).toContain('<p class="main">ORDERS에 반가워요</p>');
  expect(body).toMatch(/<link rel="stylesheet" href="\/assets\/cs\/cs0002\/main\.css"/);
  expect(state.fragments).toEqual(['["cs/corners",["pageCd","ORDERS"]]']);
  expect(JSON.stringify(state.queries)).toContain('반가워요');
  // Their entry uses what the shell's scripts have loaded.
  expect(files.slice(-2).every(([, , isOptional]) => isOptional === 1)).toBe(true);
  const optional = files.filter(([, , isOptional]) => isOptional === 1).map(([src]) => src);
  expect(optional).toEqual(['/assets/cs/cs0002/entry.js', '/assets/cs/cs0002/main.js']);
});

it.each([
  ['does not load', "throw new Error('This build is broken.');"],
  ['does not have it', 'exports.createRoutes = () => [];'],
  ['throws while it is drawn', corners.replace("pageCd + '에 '", 'pageCd.not.there')],
  [
    'never answers',
    'exports.createRoutes = () => []; exports.fragments = { corners: () => new Promise(() => {}) };',
  ],
])('leaves the place empty when the owner’s build %s', async (_, build) => {
  const { body, state } = await open(build);
  expect(body).toContain('빈 자리');
  expect(state.fragments).toBeUndefined();
});

const dependent = corners
  .replace(
    'queries: () => [words]',
    `queries: (_, cache) => {
      const read = cache.getQueryData(words.queryKey);
      return read ? [words, more(read.word)] : [words];
    }`,
  )
  .replace(
    'return {',
    `const more = (q) => callQuery({ id: 'more', method: 'GET', path: '/more', auth: 'public' }, { query: { q } });
    return {`,
  )
  .replace('useQuery(words).data.word', 'useQuery(more(useQuery(words).data.word)).data.word');

it('renders a fragment with data that depends on other data', async () => {
  const { body } = await open(dependent);
  expect(body).toContain('<p class="main">ORDERS에 또 만나요</p>');
});

it('leaves the place empty when its data fails', async () => {
  isApiUp = false;
  const { body, state } = await open(corners);
  expect(body).toContain('빈 자리');
  expect(state.fragments).toBeUndefined();
});
