import { sampleBoot } from '@shop/releases/testing';
import type { PageState } from '@shop/shared/app/document';
import { type DocumentParts, renderDocument } from './document';

const state: PageState = {
  buildId: 'b1',
  isRendered: true,
  session: { isLoggedIn: false, memberType: '99', expiresAt: null },
  renderedAtMs: 0,
  queries: [],
  remotes: {},
  paths: {},
};

const parts = (more: Partial<DocumentParts> = {}): DocumentParts => ({
  body: '<main>상품</main>',
  meta: { title: '상품' },
  style: { css: '', hash: '' },
  files: { styles: [], scripts: [], partStyles: [] },
  boot: sampleBoot,
  startFile: { src: '/assets/shell/1/start.js', integrity: 'sha256-s' },
  hashes: { '/assets/shell/1/': 'abc' },
  placeholders: [],
  state,
  publicUrl: 'https://shop.example',
  hasLiveReload: false,
  ...more,
});

const attack = '</script><script>alert(1)</script>';

/** Number of script elements, to detect injected ones. */
const scriptsOf = (html: string): number => html.match(/<script/g)?.length ?? 0;

test('escapes data inside script elements', () => {
  const html = renderDocument(
    parts({ state: { ...state, queries: [[['goods', 1], { name: attack }]] } }),
  );
  expect(scriptsOf(html)).toBe(scriptsOf(renderDocument(parts())));
  const text = /id="shop-data"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(text).state.queries[0][1].name).toBe(attack);
});

test('escapes structured data', () => {
  const html = renderDocument(parts({ meta: { title: 'a', jsonLd: [{ name: attack }] } }));
  expect(scriptsOf(html)).toBe(scriptsOf(renderDocument(parts())) + 1);
});

test('escapes titles and URLs', () => {
  const html = renderDocument(
    parts({
      meta: {
        title: `A & B </title>${attack}`,
        description: '"><img src=x onerror=alert(1)>',
        canonical: '/goods/detail?goodsNo=1&a="b"',
      },
    }),
  );
  expect(scriptsOf(html)).toBe(scriptsOf(renderDocument(parts())));
  expect(html).toContain('<title>A &amp; B &lt;/title&gt;');
  expect(html).not.toContain('<img');
  expect(html).toContain(
    'rel="canonical" href="https://shop.example/goods/detail?goodsNo=1&amp;a=&quot;b&quot;"',
  );
});

test('puts what the first screen needs first: preload, used styles, markup', () => {
  const html = renderDocument(
    parts({
      meta: { title: 'a', preloadImage: { src: '/images/a', srcSet: '/images/a 1x' } },
      style: { css: '.a{}', hash: '' },
      files: {
        styles: [{ href: '/assets/shell/a.css', css: '.a{}.b{}', integrity: 'sha256-y' }],
        scripts: [{ src: '/assets/shell/a.js', integrity: 'sha256-x' }],
        partStyles: [{ href: '/assets/goods/f.css', css: '.f{}', integrity: 'sha256-z' }],
      },
    }),
  );
  const positions = ['rel="preload"', '<style>.a{}</style>', '<main>', 'id="shop-data"'];
  const found = positions.map((text) => html.indexOf(text));
  expect(found).not.toContain(-1);
  expect(found).toEqual([...found].sort((a, b) => a - b));
  const { files } = JSON.parse(/id="shop-data"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '');
  expect(files).toEqual([['/assets/shell/a.js', 'sha256-x']]);
});

describe('the complete style sheets', () => {
  const sheet = (name: string) => ({ href: `/assets/${name}`, css: '', integrity: 'sha256-y' });
  const files = { styles: [sheet('a.css')], scripts: [], partStyles: [sheet('b.css')] };
  const links = ['a', 'b']
    .map((name) => `<link rel="stylesheet" href="/assets/${name}.css" integrity="sha256-y">`)
    .join('');
  const headOf = (html: string) => html.slice(0, html.indexOf('</head>'));

  test('of a phone follow the rules of the first screen, which a script reads and then draws the rest', () => {
    const html = headOf(renderDocument(parts({ files, style: { css: '.a{}', hash: '' } })));
    expect(html).toContain(`<style>.a{}</style><noscript>${links}</noscript><script>`);
  });
  test('are links elsewhere', () => {
    const html = headOf(renderDocument(parts({ files, style: undefined })));
    expect(html).toContain(`href="/manifest.webmanifest">${links}<script>`);
  });
});

test('sets a forced colour mode and a hidden header on the document', () => {
  expect(renderDocument(parts())).toContain('<html lang="ko" data-mode="card">');
  expect(renderDocument(parts({ colourMode: 'dark' }))).toContain(
    '<html lang="ko" data-mode="dark" data-forced="">',
  );
  expect(renderDocument(parts({ isHeaderHidden: true }))).toContain(
    '<html lang="ko" data-mode="card" data-header="hidden">',
  );
});
