import path from 'node:path';
import { rebuild } from '@shop/releases/testing';
import type { FastifyInstance } from 'fastify';
import { createGateway } from '../gateway';
import type { RenderJob } from '../render/render-job';
import type { CreateRenderer } from '../render/renderer';
import { renderInTest } from '../testing/gateway-in-place';
import { type ReleasedShop, writeReleasedShop } from '../testing/released-shop';

let shop: ReleasedShop;
let gateway: FastifyInstance;
/** Pages in the order in which they were rendered, with the build of the display remote. */
let rendered: string[];

const agents = { phone: 'Mozilla/5.0 (Linux; Android 16) Mobile', desktop: 'Windows NT 10.0' };

/** Renders in the test's thread, and writes down what. */
const createRenderer: CreateRenderer = async (options) => {
  const renderer = await renderInTest(options);
  return {
    ...renderer,
    render: async <J extends RenderJob>(client: string, job: J) => {
      const result = await renderer.render(client, job);
      if (job.kind === 'page') {
        const { pathname, search } = new URL(job.url);
        const build = path.basename(job.releases.remotes.display?.folder ?? '');
        rendered.push(`${client} ${build} ${pathname}${search}`);
      }
      return result;
    },
  };
};

beforeEach(async () => {
  rendered = [];
  shop = await writeReleasedShop();
  gateway = await createGateway(shop.config, createRenderer);
});
afterEach(async () => {
  await gateway.close();
  await shop.close();
});

const open = (url: string, userAgent = agents.phone) =>
  gateway.inject({ url, headers: { 'user-agent': userAgent } });
const preparedBy = (build: string) =>
  rendered.filter((page) => page.startsWith(`gateway ${build}`)).map((page) => page.split(' ')[2]);
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(20);
}

/** Publishes a further build of the display remote. */
async function publish(buildId: string, text = '새 홈'): Promise<void> {
  rebuild(shop.rootDir, 'display', buildId, { edit: (code) => code.replaceAll('홈 화면', text) });
  await shop.releaser.publish('display');
}

it('renders the home page of a release, and visitors get it from memory', async () => {
  await publish('display0002');
  await shop.releaser.promote('display');
  await until(() => preparedBy('display0002').length === 2);
  const before = rendered.length;
  expect((await open('/main')).body).toContain('새 홈');
  expect((await open('/main', agents.desktop)).body).toContain('새 홈');
  expect(rendered).toHaveLength(before);
});

it('renders the home page for phones and desktops when the gateway starts', async () => {
  expect(rendered).toEqual([]);
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  await until(() => rendered.length === 2);
  expect(rendered).toEqual(['gateway display0001 /main', 'gateway display0001 /main']);
  expect((await open('/main', agents.desktop)).statusCode).toBe(200);
  expect(rendered).toHaveLength(2);
});

it('renders the pages of a canary for its visitors, and the stable ones not again', async () => {
  for (const agent of Object.values(agents)) await open('/main', agent);
  await publish('display0002');
  await shop.releaser.canary('display', 10);
  await until(() => preparedBy('display0002').length === 2);
  await shop.releaser.canary('display', 50);
  await pause(100);
  expect(preparedBy('display0002')).toEqual(['/main', '/main']);
  expect(preparedBy('display0001')).toEqual([]);
});

it('does not count failures of prepared pages', async () => {
  await open('/main');
  rebuild(shop.rootDir, 'display', 'display0002', {
    edit: (code) => code.replace("'홈 화면'", 'missing()').replace("'검색 ['", 'missing()'),
  });
  // Without the rule `renders`, which would refuse this build.
  await shop.releaser.publish('display', ['renders']);
  await shop.releaser.promote('display');
  await until(() => preparedBy('display0002').length === 2);
  const failures = async () =>
    /render_failures.*display0002.* (\d+)/.exec(
      (await gateway.inject({ url: '/metrics' })).body,
    )?.[1];
  expect(await failures()).toBeUndefined();
  await open('/search?q=b');
  expect(await failures()).toBe('1');
});
