import fs from 'node:fs';
import { rebuild, writeBuilds } from '@shop/releases/testing';
import type { FastifyInstance } from 'fastify';
import { startFakeApi } from './testing/fake-api';
import { createGateway } from './testing/gateway-in-place';
import { pageDataOf } from './testing/page-data-of';

let api: Awaited<ReturnType<typeof startFakeApi>>;
let gateway: FastifyInstance;
let rootDir: string;

beforeAll(async () => {
  api = await startFakeApi({});
  rootDir = writeBuilds();
  const libraries = { 'display.main': ['dates', 'of a later shell'] };
  rebuild(rootDir, 'display', 'display0002', { fields: { libraries } });
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
});
afterAll(async () => {
  await gateway.close();
  await api.close();
  fs.rmSync(rootDir, { recursive: true });
});

const scriptsOf = async (url: string): Promise<string[]> => {
  const { body } = await gateway.inject(url);
  return pageDataOf(body).files.map(([source]: [string]) => source);
};

test('lists the libraries of the shell that a page uses before the code of the page', async () => {
  expect(await scriptsOf('/main')).toEqual([
    '/assets/shell/shell0001/dates.js',
    '/assets/shell/shell0001/boot.js',
    '/assets/shell/shell0001/shell.js',
    '/assets/display/display0002/entry.js',
    '/assets/display/display0002/routes.js',
    '/assets/display/display0002/main.js',
  ]);
});

test('lists no libraries on a page of that remote that uses none', async () => {
  expect(await scriptsOf('/search')).not.toContain('/assets/shell/shell0001/dates.js');
});
