import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { prefixes, rebuild, rebuildShell, runRelease, writeBuilds } from '@shop/releases/testing';
import { VISIT_REPORT_PATH } from '@shop/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { startFakeApi } from '../testing/fake-api';
import { createGateway } from '../testing/gateway-in-place';
import { pageDataOf, stateOf } from '../testing/page-data-of';

const SECRET = 'a secret of the gateway and its testers';
const MINUTE_MS = 60_000;

let api: Awaited<ReturnType<typeof startFakeApi>>;
let rootDir: string;
let folder: string;
let gateway: FastifyInstance;

const start = (previewSecret?: string, publicUrl = 'http://shop.test') =>
  createGateway({
    host: 'localhost',
    port: 0,
    apiUrl: api.url,
    rootDir,
    releasesDir: folder,
    releasesPollMs: 50,
    publicUrl,
    previewSecret,
    logLevel: 'silent',
    hasTestPages: false,
    hasLiveReload: false,
  });

/** Another build of the display remote in the checkout. */
const rebuildDisplay = (buildId: string, heading: string) =>
  rebuild(rootDir, 'display', buildId, { edit: (code) => code.replaceAll('홈 화면', heading) });

const release = (...args: string[]) => runRelease(args, { rootDir, folder, secret: SECRET });

beforeEach(async () => {
  rootDir = writeBuilds();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-register-'));
  api = await startFakeApi({});
  await release('sync');
  rebuildDisplay('display0002', '새 홈');
  gateway = await start(SECRET);
});
afterEach(async () => {
  await gateway.close();
  await api.close();
  fs.rmSync(rootDir, { recursive: true });
  fs.rmSync(folder, { recursive: true });
});

const open = (url: string, cookie = '') => gateway.inject({ url, headers: { cookie } });
const headingOf = (body: string) => /<h1>(.*?)<\/h1>/.exec(body)?.[1];
const home = async (cookie?: string) => headingOf((await open('/main', cookie)).body);
const latestId = async (cookie?: string) =>
  (await open('/builds/latest.json', cookie)).json().id as string;
const ENDED = 'releasePreview=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax';

/** The link's path that the command prints. */
async function link(args = ['display'], nowMs?: () => number): Promise<string> {
  const shop = { rootDir, folder, secret: SECRET, nowMs };
  const { code, output } = await runRelease(['preview', ...args, '--json'], shop);
  expect([code, output]).toEqual([0, expect.anything()]);
  return JSON.parse(output).url.replace('http://shop.test', '');
}
const tokenOf = (url: string) => new URL(url, 'http://shop.test').searchParams.get('preview') ?? '';

/** Opens a link. @returns the Cookie header of the visitor from then on */
async function begin(url: string): Promise<string> {
  const reply = await open(url);
  expect(reply.statusCode).toBe(303);
  return String(reply.headers['set-cookie']).split(';', 1)[0] ?? '';
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((done) => setTimeout(done, 50));
}

it('publishes the build of the checkout, and shows it to who opens the link alone', async () => {
  const reply = await open(await link(['display', '--page', '/main?q=1']));
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toBe('/main?q=1');
  expect(reply.headers['set-cookie']).toMatch(
    /^releasePreview=display\.display0002\.\d+\.[\w-]{43}; Path=\/; Max-Age=1(799|800); HttpOnly; SameSite=Lax$/,
  );
  expect(reply.headers['cache-control']).toBe('no-store');
  const cookie = String(reply.headers['set-cookie']).split(';', 1)[0];
  expect(await home(cookie)).toBe('새 홈');
  expect(await home()).toBe('홈 화면');
});

it('shows a page below a new prefix to who opens the link alone', async () => {
  rebuild(rootDir, 'display', 'display0003', {
    edit: (code) => code.replace("path: '/display/dark'", "path: '/magazine'"),
    fields: { prefixes: [...(prefixes.display ?? []), '/magazine'] },
  });
  const url = await link(['display', '--accept', 'routes', '--page', '/magazine']);
  const cookie = await begin(url);
  expect((await open('/magazine', cookie)).statusCode).toBe(200);
  expect((await open('/magazine')).statusCode).toBe(404);
});

it('serves the files, hashes and the latest id of the previewed build', async () => {
  const cookie = await begin(await link());
  const { body } = await open('/main', cookie);
  const { state, hashes } = pageDataOf(body);
  const { entry } = state.remotes.display;
  expect(entry).toBe('/assets/display/display0002/entry.js');
  expect((await open(entry)).body).toBe('display()');
  const list = hashes['/assets/display/display0002/'];
  expect((await open(`/builds/hashes/${list}.json`)).json()['entry.js']).toBeDefined();
  expect(await latestId(cookie)).toBe(state.buildId);
  expect(await latestId()).not.toBe(state.buildId);
  const { apps } = (await open(`/builds/meta/${state.buildId}.json`)).json();
  expect(apps).toMatchObject({ display: 'display0002', mypage: 'mypage0001' });
});

it('shows a badge with a button on previewed pages, which the policy allows', async () => {
  const cookie = await begin(await link());
  const reply = await gateway.inject({
    url: '/main',
    headers: { cookie, 'accept-encoding': 'br' },
  });
  const html = zlib.brotliDecompressSync(reply.rawPayload).toString();
  expect(html).toMatch(
    /<aside id="shop-preview" aria-label="미리보기">.*<summary>미리보기: display display0002<\/summary>.*<form class="end" method="post" action="\/builds\/preview\/end"><button>끝내기<\/button><\/form>.*<\/body><\/html>$/s,
  );
  expect(html).toContain((await open('/main', cookie)).body.slice(-200));
  const released = await open('/main');
  expect(released.body).not.toContain('미리보기');
  const sources = (directive: string, policy: unknown) =>
    new RegExp(`${directive} ([^;]*)`).exec(String(policy))?.[1]?.split(' ') ?? [];
  const { headers } = reply;
  // The badge adds one hash to each directive.
  for (const directive of ['style-src', 'script-src'])
    expect(sources(directive, headers['content-security-policy'])).toHaveLength(
      sources(directive, released.headers['content-security-policy']).length + 1,
    );
});

it('shares no page between a visitor with a preview and others, nor with the canary of that build', async () => {
  const cookie = await begin(await link());
  await release('canary', 'display', '100');
  await until(async () => (await home()) === '새 홈');
  const seen = async (visitor?: string) => {
    const { body, headers } = await open('/main', visitor);
    return [body.includes('shop-preview'), headers['cache-control'], stateOf(body).buildId];
  };
  const [other, previewed, otherAgain, previewedAgain] = [
    await seen(),
    await seen(cookie),
    await seen(),
    await seen(cookie),
  ];
  expect([other[0], previewed[0]]).toEqual([false, true]);
  expect(other[1]).toBe('public, max-age=0, must-revalidate');
  expect(previewed[1]).toBe('private, no-cache');
  expect(previewed[2]).not.toBe(other[2]);
  expect([otherAgain, previewedAgain]).toEqual([other, previewed]);
});

it('ends by the button, on the same page', async () => {
  const cookie = await begin(await link());
  const end = (referer = '') =>
    gateway.inject({
      method: 'POST',
      url: '/builds/preview/end',
      headers: {
        cookie,
        'content-type': 'application/x-www-form-urlencoded',
        referer,
      },
    });
  const reply = await end('http://shop.test/search?q=tv');
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toBe('/search?q=tv');
  expect(reply.headers['set-cookie']).toBe(ENDED);
  for (const elsewhere of ['https://evil.example/x', 'http://shop.test.evil.example/x', ''])
    expect((await end(elsewhere)).headers.location).toBe('/');
  expect((await end('http://shop.test//evil.example')).headers.location).toBe('/');
});

describe('a link that cannot be shown', () => {
  const expectRefusal = async (url: string, status: number, title: string) => {
    const reply = await open(url);
    expect(reply.statusCode).toBe(status);
    expect(headingOf(reply.body)).toBe(title);
    expect(reply.body).toContain('<a class="go" href="/">쇼핑몰로 가기</a>');
    expect(reply.headers['set-cookie']).toBe(ENDED);
    expect(reply.headers['cache-control']).toBe('no-store');
  };

  it('says that it has expired', async () => {
    const halfAnHourAgo = () => Date.now() - 30 * MINUTE_MS;
    await expectRefusal(await link(['display'], halfAnHourAgo), 410, '미리보기 시간이 끝났어요');
  });

  it('says that it was changed', async () => {
    const url = await link();
    const token = tokenOf(url);
    const [, , expiry = '', signature = ''] = token.split('.');
    const later = String(Number(expiry) + MINUTE_MS);
    for (const forged of [
      `display.display0002.${later}.${signature}`,
      `display.display0001.${expiry}.${signature}`,
      `mypage.display0002.${expiry}.${signature}`,
      `shell.shell0001.${expiry}.${signature}`,
      `display.display0002.${expiry}.${'A'.repeat(43)}`,
    ])
      await expectRefusal(`/main?preview=${forged}`, 403, '올바른 미리보기 링크가 아니에요');
  });

  it('says so when it was signed with another secret', async () => {
    const shop = { rootDir, folder, secret: 'another secret of another shop’s testers' };
    const { output } = await runRelease(['preview', 'display', '--json'], shop);
    const url = JSON.parse(output).url.replace('http://shop.test', '');
    await expectRefusal(url, 403, '올바른 미리보기 링크가 아니에요');
  });

  it('says that the build was cleared away', async () => {
    const url = await link();
    await release('prune', '--days', '0');
    await until(async () => (await open(url)).statusCode === 404);
    await expectRefusal(url, 404, '미리 볼 빌드가 없어요');
  });

  it('says so when the build is damaged', async () => {
    const url = await link();
    fs.writeFileSync(path.join(folder, 'builds/display/display0002/client/main.js'), 'evil()');
    await expectRefusal(url, 404, '미리 볼 빌드가 없어요');
  });

  it('says that previews are off without a secret', async () => {
    const url = await link();
    await gateway.close();
    gateway = await start();
    await expectRefusal(url, 404, '미리보기를 쓸 수 없어요');
    const cookie = `releasePreview=${tokenOf(url)}`;
    expect(await home(cookie)).toBe('홈 화면');
  });

  it('leaves another parameter of that name alone', async () => {
    const reply = await open('/main?preview=1');
    expect([reply.statusCode, headingOf(reply.body)]).toEqual([200, '홈 화면']);
  });
});

describe('a preview that ends meanwhile', () => {
  /** The released page, with a reply that removes the cookie. */
  const expectEnded = async (cookie: string) => {
    const reply = await open('/main', cookie);
    expect([reply.statusCode, headingOf(reply.body)]).toEqual([200, '홈 화면']);
    expect(reply.body).not.toContain('미리보기');
    expect(reply.headers['set-cookie']).toBe(ENDED);
    expect(reply.headers['cache-control']).toBe('private, no-cache');
    expect(await latestId(cookie)).toBe(await latestId());
  };

  it('leads back to the released builds when its time is over', async () => {
    const url = await link(['display'], () => Date.now() - 30 * MINUTE_MS);
    await expectEnded(`releasePreview=${tokenOf(url)}`);
  });

  it('leads back when the cookie was changed', async () => {
    const cookie = await begin(await link());
    await expectEnded(cookie.replace('display.display0002', 'display.display0001'));
    await expectEnded('releasePreview=x');
  });

  it('leads back when the build was cleared away', async () => {
    const cookie = await begin(await link());
    await release('prune', '--days', '0');
    await until(async () => (await home(cookie)) === '홈 화면');
    await expectEnded(cookie);
  });

  it('goes on when the build was promoted and rolled back', async () => {
    const cookie = await begin(await link());
    await release('promote', 'display', 'display0002');
    await until(async () => (await home()) === '새 홈');
    await release('rollback', 'display');
    await until(async () => (await home()) === '홈 화면');
    expect(await home(cookie)).toBe('새 홈');
  });
});

it('follows the releases of the other remotes', async () => {
  const cookie = await begin(await link());
  rebuild(rootDir, 'mypage', 'mypage0002');
  await release('publish', 'mypage');
  await release('promote', 'mypage');
  const mypageBuild = async () =>
    stateOf((await open('/main', cookie)).body).remotes.mypage.entry.split('/')[3];
  await until(async () => (await mypageBuild()) === 'mypage0002');
  expect(await home(cookie)).toBe('새 홈');
});

it('shows several builds to several testers', async () => {
  const second = await begin(await link());
  rebuildDisplay('display0003', '세 번째 홈');
  const third = await begin(await link());
  const older = await begin(await link(['display', 'display0002']));
  expect([await home(second), await home(third), await home(older)]).toEqual([
    '새 홈',
    '세 번째 홈',
    '새 홈',
  ]);
});

/** Submits the form of the chooser. @returns the response */
const change = (cookie: string, builds: Record<string, string>, referer = '') =>
  gateway.inject({
    method: 'POST',
    url: '/builds/preview/change',
    headers: { cookie, referer, 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams(builds)),
  });
const cookieOf = (reply: Awaited<ReturnType<typeof change>>) =>
  String(reply.headers['set-cookie']).split(';', 1)[0] ?? '';
/** The builds that a page runs, by app. */
const runningOf = async (cookie: string) => {
  const { state } = pageDataOf((await open('/main', cookie)).body);
  return (await open(`/builds/meta/${state.buildId}.json`)).json().apps;
};

describe('several builds', () => {
  it('are shown by one link, including the shell', async () => {
    rebuildShell(rootDir, 'shell0002', { ending: ' (새 틀)' });
    rebuild(rootDir, 'mypage', 'mypage0002');
    await release('publish', 'mypage');
    const cookie = await begin(await link(['display', '--with', 'shell,mypage=mypage0002']));
    expect(await runningOf(cookie)).toMatchObject({
      ...{ shell: 'shell0002', display: 'display0002', mypage: 'mypage0002' },
    });
    expect(await runningOf('')).toMatchObject({ shell: 'shell0001', display: 'display0001' });
    const { body } = await open('/main', cookie);
    expect(body).toMatch(/<title>[^<]* \(새 틀\)<\/title>/);
    expect((await open('/main')).body).not.toContain('(새 틀)');
    expect(body).toContain('<summary>미리보기: shell, display, mypage</summary>');
  });

  it('are refused when one is named twice, is not published, or the link was changed', async () => {
    expect(await release('preview', 'display', '--with', 'display')).toMatchObject({
      code: 1,
      output: expect.stringContaining('one build of display, not two'),
    });
    expect(await release('preview', 'display', '--with', 'mypage=mypage0009')).toMatchObject({
      code: 1,
      output: expect.stringContaining('mypage0009 of mypage is not published'),
    });
    const token = tokenOf(await link(['display', '--with', 'mypage']));
    for (const forged of [
      token.replace('mypage.mypage0001', 'mypage.mypage0002'),
      token.replace('.mypage.mypage0001', ''),
      token.replace('mypage.mypage0001', 'display.display0001'),
    ])
      expect((await open(`/main?preview=${forged}`)).statusCode).toBe(403);
  });

  it('are swapped by the chooser, on the same page and until the same time', async () => {
    rebuild(rootDir, 'mypage', 'mypage0002');
    await release('publish', 'mypage');
    const cookie = await begin(await link());
    const chosen = { display: '', mypage: 'mypage0002' };
    const reply = await change(cookie, chosen, 'http://shop.test/main?q=1');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/main?q=1']);
    const changed = cookieOf(reply);
    expect(await runningOf(changed)).toMatchObject({
      ...{ display: 'display0001', mypage: 'mypage0002' },
    });
    const expiryOf = (text: string) => /\.(\d{13})\./.exec(text)?.[1];
    expect(expiryOf(changed)).toBe(expiryOf(cookie));
    // The first cookie still shows the first builds.
    expect(await home(cookie)).toBe('새 홈');
  });

  it('end the preview when every app is set to its released build', async () => {
    const cookie = await begin(await link());
    expect((await change(cookie, { display: '' })).headers['set-cookie']).toBe(ENDED);
  });

  it('cannot be chosen without a preview, or when they are not published', async () => {
    for (const cookie of ['', 'releasePreview=x']) {
      const reply = await change(cookie, { display: 'display0001' });
      expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([403, ENDED]);
    }
    const cookie = await begin(await link());
    expect((await change(cookie, { display: 'display0009' })).statusCode).toBe(404);
  });
});

describe('the chooser', () => {
  it('lists the builds of every app with their state, and the builds that this page runs', async () => {
    rebuild(rootDir, 'mypage', 'mypage0002');
    await release('canary', 'mypage', '20');
    await release('publish', 'mypage');
    await release('canary', 'mypage', '20');
    const cookie = await begin(await link());
    const { body } = await open('/main', cookie);
    const rowOf = (app: string) =>
      new RegExp(`<li class="row[^>]*><label for="shop-preview-${app}">.*?</li>`).exec(body)?.[0];
    expect(rowOf('display')).toMatch(/지금 display0002.*<option value="display0002" selected>/);
    expect(rowOf('display')).toMatch(/<option value="display0001">display0001 · .* · 배포 중/);
    expect(rowOf('mypage')).toMatch(/<option value="" selected>배포된 빌드 그대로/);
    expect(rowOf('mypage')).toMatch(/mypage0002 · .* · 카나리아 20 %/);
    expect(rowOf('shell')).toContain('지금 shell0001');
    expect(body.indexOf('shop-preview-shell')).toBeLessThan(body.indexOf('shop-preview-display'));
    expect(rowOf('display')).toContain('href="/builds/status#display"');
    expect(body).toMatch(/<input[^>]* value="http:\/\/shop\.test\/main\?preview=display\./);
  });

  it('has no link to the statistics when the tester has no right to read them', async () => {
    const cookie = await begin(await link());
    const headers = { cookie, 'x-forwarded-for': '203.0.113.7' };
    const { body } = await gateway.inject({ url: '/main', headers });
    expect(body).toContain('빌드 고르기');
    expect(body).not.toContain('/builds/status');
  });

  it('adds nothing to the page of a visitor without a preview', async () => {
    await begin(await link());
    expect((await open('/main')).body).not.toMatch(/shop-preview|빌드 고르기/);
  });
});

it('does not count what a visitor with a preview does', async () => {
  const cookie = await begin(await link());
  await release('canary', 'display', '100');
  await until(async () => (await home()) === '새 홈');
  const countsOf = async () => {
    const { body } = await open('/metrics');
    return body.split('\n').filter((line) => line.includes('build="display0002"'));
  };
  const report = async (id: string) =>
    gateway.inject({
      method: 'POST',
      url: VISIT_REPORT_PATH,
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify({
        id,
        views: { display: 1 },
        errors: { display: 1 },
        loadFailures: {},
        landing: 'display',
      }),
    });
  const before = await countsOf();
  const { body } = await open('/main', cookie);
  expect((await report(stateOf(body).buildId)).statusCode).toBe(204);
  await open('/display/broken', cookie);
  expect(await countsOf()).toEqual(before);
  // The same build counts for a visitor of the canary.
  await report(await latestId());
  expect(await countsOf()).not.toEqual(before);
});

it('keeps the cookie to encrypted connections where the shop has them', async () => {
  const url = await link();
  await gateway.close();
  gateway = await start(SECRET, 'https://shop.test');
  expect((await open(url)).headers['set-cookie']).toMatch(/; SameSite=Lax; Secure$/);
});

describe('the command', () => {
  it.each([
    [['preview'], 2, /Name the app/],
    [['preview', 'display', '--minutes', '0'], 2, /--minutes must be a whole number from 1 to 480/],
    [['preview', 'display', '--minutes', '481'], 2, /from 1 to 480/],
    [['preview', 'api'], 1, /One build of the api runs at a time/],
    [['preview', 'cart'], 1, /There is no app "cart"/],
    [['preview', 'order'], 3, /npm run release -- build order/],
    [['preview', 'display', 'display0009'], 1, /display0009 of display is not published/],
    [['preview', 'display', '--page', '//evil.example'], 1, /is not a path of the shop/],
  ])('%j exits with %i', async (args, code, message) => {
    const result = await release(...args);
    expect(result.output).toMatch(message);
    expect(result.code).toBe(code);
  });

  it.each([undefined, 'too short'])(
    'says that previews are off with the secret %p',
    async (secret) => {
      const { code, output } = await runRelease(['preview', 'display'], {
        rootDir,
        folder,
        secret,
      });
      expect([code, output]).toEqual([1, expect.stringContaining('set PREVIEW_SECRET')]);
    },
  );

  it('prints the build, its end and the link for people', async () => {
    const { output } = await release('preview', 'display', '--minutes', '5', '--page', '/main');
    expect(output).toMatch(
      /^display display0002 until \S+Z\nhttp:\/\/shop\.test\/main\?preview=display\.display0002\.\d{13}\.[\w-]{43}$/,
    );
  });

  it('links no build that the gate refuses', async () => {
    rebuild(rootDir, 'display', 'display0004', { fields: { requires: { react: '^20.0.0' } } });
    const { code, output } = await release('preview', 'display');
    expect([code, output]).toEqual([1, expect.stringContaining('needs react ^20.0.0')]);
  });
});
