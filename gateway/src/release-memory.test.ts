import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { rebuild, writeNewRemote } from '@shop/releases/testing';
import type { FastifyInstance } from 'fastify';
import { createGateway } from './testing/gateway-in-place';
import { type ReleasedShop, writeReleasedShop } from './testing/released-shop';

/** `npm run drill` measures the memory over twenty releases of the built shop. */
const RELEASES = 12;
/** From here on the gateway holds as many builds as it may: three server builds of each remote. */
const FULL_AFTER = 8;
const MB = 1_048_576;
/** What a server build of the test keeps on the heap, and what a file of it takes beside the heap. */
const BUNDLE_MB = 8;
const FILE_MB = 4;

v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc') as () => void;

let shop: ReleasedShop;
let gateway: FastifyInstance;

beforeEach(async () => {
  shop = await writeReleasedShop({
    editBuilds: (rootDir) => writeNewRemote(rootDir, 'tv-shop', '방송 0'),
  });
  gateway = await createGateway(shop.config);
});
afterEach(async () => {
  await gateway.close();
  await shop.close();
});

const pages: Record<string, string> = { display: '/main', 'tv-shop': '/tv-shop' };
const words: Record<string, string> = { display: '홈 화면', 'tv-shop': '방송 0' };

/** Adds weight to a server build, held by what its pages are drawn with. */
const weighed = (code: string): string =>
  `const weight = new Array(${(BUNDLE_MB * MB) / 8}).fill(0.5);
   ${code.replaceAll('createElement(', 'createElement(weight.length && ')}`;

async function release(name: string, no: number): Promise<void> {
  const heading = `${name} ${no}`;
  const before = no <= 2 ? (words[name] ?? '') : `${name} ${no - 2}`;
  const edit = (code: string) =>
    name === 'display'
      ? weighed(code.replaceAll(words.display ?? '', heading))
      : (no <= 2 ? weighed(code) : code).replaceAll(before, heading);
  fs.writeFileSync(
    path.join(shop.rootDir, `mfe-${name}/dist/client/picture.webp`),
    Buffer.alloc(FILE_MB * MB, no),
  );
  rebuild(shop.rootDir, name, `${name}${no}`, { edit });
  await shop.releaser.publish(name, ['renders']);
  await shop.releaser.promote(name);
  const isServed = async () =>
    (await gateway.inject({ url: pages[name] ?? '' })).body.includes(`<h1>${heading}</h1>`);
  while (!(await isServed())) await new Promise((done) => setTimeout(done, 20));
  for (const page of Object.values(pages)) {
    expect((await gateway.inject({ url: page })).statusCode).toBe(200);
    expect((await gateway.inject({ url: `${page}/_payload.json` })).statusCode).toBe(200);
  }
}

/** Memory counts as held after this many collections in a row that freed none. */
const IDLE_COLLECTIONS = 5;
/** Before the first measurement: memory of earlier test files is freed in steps, over some seconds. */
const FIRST_IDLE_COLLECTIONS = 60;

async function leftMb(idleCollections = IDLE_COLLECTIONS): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let idle = 0; idle < idleCollections; idle += 1) {
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    const now = (heapUsed + external) / MB;
    if (least - now >= 1) idle = 0;
    least = Math.min(least, now);
    await new Promise((done) => setTimeout(done, 50));
  }
  return least;
}

it('holds no more memory after twelve releases than after eight', async () => {
  await leftMb(FIRST_IDLE_COLLECTIONS);
  const left: number[] = [];
  for (let no = 1; no <= RELEASES; no += 1) {
    await release(no % 2 ? 'display' : 'tv-shop', no);
    left.push(await leftMb());
  }
  const [first = 0, full = 0, last = 0] = [0, FULL_AFTER - 1, RELEASES - 1].map((at) => left[at]);
  // Memory does grow at first, by three server builds and one set of files of each remote.
  expect(full - first).toBeGreaterThan(3 * BUNDLE_MB);
  // Twelve builds more would be 144 MB.
  expect(last - full).toBeLessThan(BUNDLE_MB + FILE_MB);
}, 180_000);
