import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { business } from '@shop/shared/contracts';
import { readConfig } from './config';

test('has defaults for every setting', () => {
  expect(readConfig({})).toMatchObject({
    host: 'localhost',
    port: 3000,
    apiUrl: 'http://127.0.0.1:3001',
    publicUrl: 'http://localhost:3000',
    hasLiveReload: false,
  });
});

test('derives the public origin from the port unless it is given', () => {
  expect(readConfig({ PORT: '3100' }).publicUrl).toBe('http://localhost:3100');
  expect(readConfig({ PUBLIC_URL: 'https://shop.example/main?a=1' }).publicUrl).toBe(
    'https://shop.example',
  );
});

test.each([
  [{}, true],
  [{ PUBLIC_URL: 'https://shop.example' }, false],
  [{ PUBLIC_URL: 'https://shop.example', TEST_PAGES: 'on' }, true],
  [{ TEST_PAGES: 'off' }, false],
])('shows the test pages: %j → %s', (env, isShown) => {
  expect(readConfig(env).hasTestPages).toBe(isShown);
});

const trial = { PUBLIC_URL: 'https://shop.example', ALLOW_SANDBOX: 'payment,postcode' };
test.each([
  [{}, true],
  [{ DESIGN_REFERENCE: 'off' }, false],
  [{ PUBLIC_URL: 'https://shop.example', ALLOW_SANDBOX: 'postcode,messages' }, false],
  [{ PUBLIC_URL: 'https://shop.example', DESIGN_REFERENCE: 'on' }, true],
  [trial, true],
  [{ ...trial, DESIGN_REFERENCE: 'off' }, false],
])('shows the design reference: %j → %s', (env, isShown) => {
  expect(readConfig(env).hasDesignReference).toBe(isShown);
});

test.each([
  ['loopback', ['loopback']],
  ['10.0.0.5, 10.1.0.0/16 ::1', ['10.0.0.5', '10.1.0.0/16', '::1']],
  ['', undefined],
])('believes the proxies %s', (TRUSTED_PROXIES, trustedProxies) => {
  expect(readConfig({ TRUSTED_PROXIES }).trustedProxies).toEqual(trustedProxies);
});

test.each(['everyone', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example', '::1/x'])(
  'rejects the proxy %s',
  (TRUSTED_PROXIES) => {
    expect(() => readConfig({ TRUSTED_PROXIES })).toThrow(/TRUSTED_PROXIES/);
  },
);

test('reports all wrong settings in one error', () => {
  const read = () =>
    readConfig({ PORT: '70000', API_URL: 'nowhere', PUBLIC_URL: 'shop', TEST_PAGES: 'yes' });
  expect(read).toThrow(/^These settings are wrong:\n {2}PORT: Too big/);
  expect(read).toThrow(/\n {2}API_URL: must be an http URL/);
  expect(read).toThrow(/\n {2}PUBLIC_URL: must be an http URL/);
  expect(read).toThrow(/\n {2}TEST_PAGES: Invalid option: expected one of "on"\|"off"/);
});

test('treats empty values as absent', () => {
  const env = { PORT: '', TEST_PAGES: '', HOME_PATH: '', TAG_MANAGER_ID: '' };
  expect(readConfig(env)).toEqual(readConfig({}));
});

test.each(['x', '-1', '80.5', '65536'])('rejects port %s', (PORT) => {
  expect(() => readConfig({ PORT })).toThrow(/PORT/);
});

test('reads the public settings only when they are set', () => {
  expect(readConfig({}).settings).toBeUndefined();
  expect(
    readConfig({
      HOME_PATH: '/',
      APP_URL: 'https://m.card.example/front',
      REDIRECT_HOSTS: 'm.card.example, partner.example',
    }).settings,
  ).toEqual({
    homePath: '/',
    appUrl: 'https://m.card.example/front',
    redirectHosts: ['m.card.example', 'partner.example'],
  });
});

test.each([
  [{ HOME_PATH: '//evil.example' }, /HOME_PATH/],
  [{ HOME_PATH: '/' }, /HOME_PATH: "\/" needs an APP_URL/],
  [{ APP_URL: 'javascript:alert(1)' }, /APP_URL/],
  [{ REDIRECT_HOSTS: 'https://partner.example' }, /REDIRECT_HOSTS/],
  [{ API_URL: 'ftp://127.0.0.1' }, /API_URL/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
  [{ SHOP_LIVE_RELOAD: 'yes' }, /SHOP_LIVE_RELOAD/],
])('rejects %p', (env, problem) => expect(() => readConfig(env)).toThrow(problem));

test('accepts only a valid tag manager container', () => {
  expect(readConfig({}).tagManagerId).toBeUndefined();
  expect(readConfig({ TAG_MANAGER_ID: 'GTM-5XK29Q' }).tagManagerId).toBe('GTM-5XK29Q');
  expect(() => readConfig({ TAG_MANAGER_ID: 'UA-1' })).toThrow(
    /TAG_MANAGER_ID: must be GTM- and upper-case letters or digits/,
  );
});

describe('business facts', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'business-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));
  const write = (facts: object) => fs.writeFileSync(`${folder}/b.json`, JSON.stringify(facts));

  test('are read from a file relative to the working directory of the command', () => {
    write({ ...business, companyName: '(주)우리몰' });
    const env = { BUSINESS_FILE: 'b.json', INIT_CWD: folder };
    expect(readConfig(env).settings?.business?.companyName).toBe('(주)우리몰');
    expect(readConfig(env).settings?.homePath).toBe('/main');
  });

  test('stop the start when incomplete or missing', () => {
    write({ companyName: '(주)우리몰' });
    expect(() => readConfig({ BUSINESS_FILE: `${folder}/b.json`, PORT: 'x' })).toThrow(
      /PORT: .*\n {2}BUSINESS_FILE: .*representative is missing, address is missing/,
    );
    expect(() => readConfig({ BUSINESS_FILE: `${folder}/none.json` })).toThrow(/BUSINESS_FILE/);
  });
});
