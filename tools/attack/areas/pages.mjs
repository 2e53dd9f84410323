import { customers, signIn } from '../actors.mjs';
import { createClient } from '../client.mjs';

const elsewhere = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%09/evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https:evil.example',
  '/%2f%2fevil.example',
  'https://localhost@evil.example/',
  '/..//evil.example',
];

const targets = (value) => [
  `/common/login-auth?returnTo=${value}`,
  `/auth/callback?lid=x&returnTo=${value}`,
  `/auth/callback?returnTo=${value}`,
  `/common/system-check?returnTo=${value}`,
  `/gateway/${value}`,
  `/?returnTo=${value}`,
  `/payment/auth?returnUrl=${value}`,
];

/** Redirects stay in the shop. */
export async function redirects({ baseUrl, check }) {
  const member = await signIn(baseUrl, customers.owner);
  const visitor = createClient(baseUrl);
  const paths = elsewhere.flatMap((url) => targets(encodeURIComponent(url)));
  for (const path of [...paths, '//evil.example/main', '/%5cevil.example', '/\\evil.example']) {
    for (const client of [visitor, member]) {
      const { status, headers } = await client.send(path, { keepsCookies: false });
      const location = headers.get('location');
      const stays = location === null || new URL(location, baseUrl).origin === baseUrl;
      check('a redirect stays in the shop', stays, `${path} → ${location}`);
      check('a page does not fail', status < 500, `${status} ${path}`);
    }
  }
}

const scripts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '\u2028alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
];

/** Input of a request does not become markup, a header or another page. */
export async function injection({ baseUrl, check }) {
  const client = createClient(baseUrl);
  for (const script of scripts) {
    const value = encodeURIComponent(script);
    for (const path of [
      `/search?q=${value}`,
      `/searchResult?q=${value}`,
      `/no/such/${value}`,
      `/display/category?categoryNo=${value}`,
      `/goods/detail?goodsNo=${value}`,
      `/common/login-auth?returnTo=/${value}`,
    ]) {
      const { text, headers, status } = await client.send(path);
      const isRaw = /<img src=x|<script>alert|<!--<script/.test(text);
      check('markup of a request is escaped', !isRaw, path);
      check(
        'a page has its policy',
        status >= 300 || /default-src 'none'/.test(headers.get('content-security-policy') ?? ''),
        path,
      );
      check('a page does not fail', status < 500, `${status} ${path}`);
    }
  }
  for (const path of [
    '/main%0d%0aset-cookie:a=b',
    '/main?x=%0d%0aset-cookie:%20a=b',
    '/%00',
    '/%ff',
    '/%',
  ]) {
    const { status, headers } = await client.send(path);
    check('a line break does not become a header', !headers.getSetCookie().includes('a=b'), path);
    check('a strange path does not fail', status < 500, `${status} ${path}`);
  }
}

const own = /accessToken|refreshToken|010020030|김하늘/;

/** What one visitor sends is not in the page of another. */
export async function cache({ baseUrl, check }) {
  const member = await signIn(baseUrl, customers.owner);
  const visitor = createClient(baseUrl);
  const poison = [
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-proto': 'https' },
    { 'x-original-url': '/evil', 'x-rewrite-url': '/evil' },
    { 'x-http-method-override': 'POST' },
    { forwarded: 'host=evil.example;proto=https' },
    { cookie: 'accessToken=x; shopSession=9999999999.10' },
    { cookie: 'shopGuest=none; lid=evil' },
    { 'user-agent': 'evil.example/<script>' },
    { 'accept-encoding': 'evil' },
    { range: 'bytes=0-0' },
    { 'if-none-match': '*' },
  ];
  for (const path of ['/main', '/search?q=a', '/no/such/page', '/goods/detail?goodsNo=1']) {
    for (const headers of poison) {
      const poisoned = await visitor.send(path, { headers, keepsCookies: false });
      check('a header does not reach a page', !/evil\.example/.test(poisoned.text), path);
      const { text, status } = await visitor.send(path, { keepsCookies: false });
      check(
        'the next page is as before',
        status !== 206 && status !== 304 && !/evil/.test(text),
        `${path} ${JSON.stringify(headers)}`,
      );
    }
    const mine = await member.send(path, { keepsCookies: false });
    const isPrivate = /private|no-store/.test(mine.headers.get('cache-control') ?? '');
    check("a member's page is private", mine.status >= 300 || isPrivate, path);
    const theirs = await visitor.send(path, { keepsCookies: false });
    check("a visitor's page has nothing of a member", !own.test(theirs.text), path);
  }
  const data = await member.send('/mypage/order/list/_payload.json', { keepsCookies: false });
  check(
    'a payload has no data of a member',
    data.status === 404 && !own.test(data.text),
    `${data.status}`,
  );
  for (const unknown of ['utm=1', 'a=1', '__proto__=1', 'constructor=1']) {
    const { text } = await visitor.send(`/main?${unknown}`, { keepsCookies: false });
    check('an unknown parameter makes no page', !text.includes(unknown), unknown);
  }
}
