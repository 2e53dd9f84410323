import { type StyleFile, styleHash, usedStyles } from './page-styles';

const sheet = (css: string): StyleFile => ({ href: '/a.css', css, integrity: 'sha256-a' });

const firstOf = (css: string, markup: string, form: 'mobile' | 'desktop' = 'mobile'): string =>
  usedStyles([sheet(css)], { markup, form, properties: [] }).whole.css;

test('has the rules of the classes in the markup, in their layers and order', () => {
  const css =
    '@layer base;@layer app;@layer base{:root{--a:1}h1{margin:var(--a)}}@layer app{.card{color:red}.sheet{color:blue}.card.big{color:green}@media (width>=768px){.card{gap:1px}}}';
  expect(firstOf(css, '<p class="card x">')).toBe(
    '@layer base,app;@layer base{:root{--a:1}h1{margin:var(--a)}}@layer app{.card{color:red}@media (width>=768px){.card{gap:1px}}}',
  );
});

test('declares all layers in their order, also those of which the page needs no rule', () => {
  const sheets = [
    sheet('@layer a{.x{top:0}}@layer b,c;@layer c{@layer e{.y{top:1px}}}'),
    sheet('@layer a,b,c,d;@media (width>=1px){@layer d{.y{top:2px}}}'),
  ];
  expect(
    usedStyles(sheets, { markup: '<p class="y">', form: 'mobile', properties: [] }).whole.css,
  ).toBe(
    '@layer a,b,c,c.e,d;@layer c{@layer e{.y{top:1px}}}@media (width>=1px){@layer d{.y{top:2px}}}',
  );
});

test('has a rule of which one selector can match', () => {
  const css = '.a>.b:hover,.c .d{top:0}.a>.c{top:1px}.b:not(.d,:is(.e)){top:2px}';
  expect(firstOf(css, '<p class="a"><b class="b">')).toBe(
    '.a>.b:hover,.c .d{top:0}.b:not(.d,:is(.e)){top:2px}',
  );
});

test('leaves out what no first screen of the device shows', () => {
  const css =
    '@media print{.a{top:0}}@media (width>=1024px){.a{top:1px}}@keyframes k{to{top:2px}}.a{animation:k}';
  expect(firstOf(css, '<p class="a">')).toBe('.a{animation:k}');
  expect(firstOf(css, '<p class="a">', 'desktop')).toBe(
    '@media (width>=1024px){.a{top:1px}}.a{animation:k}',
  );
});

test('has the rules of all sheets, in their order, and their hash', () => {
  const sheets = [sheet('.a{top:0}.b{top:1px}'), sheet('.c{top:2px}')];
  const css = '.b{top:1px}.c{top:2px}';
  expect(usedStyles(sheets, { markup: '<p class="b c">', form: 'mobile', properties: [] })).toEqual(
    {
      whole: { css, hash: styleHash(css) },
    },
  );
});

test('has no rule of a sheet that cannot be read', () => {
  expect(firstOf('.a{top:0', '<p class="a">')).toBe('');
});

test('has the custom properties that its rules use, and those that these use', () => {
  const css = ':root{--a:var(--b);--b:1px;--c:2px}.x{--d:3px}.a{top:var(--a)}';
  expect(firstOf(css, '<p class="a x">')).toBe(':root{--a:var(--b);--b:1px}.a{top:var(--a)}');
});

describe('of a page of which a phone’s first paint leaves something out', () => {
  const split = (css: string, markup: string, properties: string[] = []) =>
    usedStyles([sheet(css)], { markup, form: 'mobile', properties }).split;
  const markup =
    '<p class="a"></p><div data-paint-step="1" class="b"><div class="c a">x</div></div><i class="d"></i>';

  test('are in two parts', () => {
    const css =
      ':root{--a:1px;--b:2px}p{top:0}.a{top:var(--a)}.b{top:1px}.c{left:var(--b)}.d{top:2px}';
    expect(split(css, markup)).toEqual({
      first: expect.objectContaining({ css: ':root{--a:1px}p{top:0}.a{top:var(--a)}.d{top:2px}' }),
      later: ':root{--b:2px}.b{top:1px}.c{left:var(--b)}',
    });
  });

  test('define first what the start of a product needs when a card is clicked', () => {
    const css = ':root{--text-price-hero:700 2rem x;--b:2px}.a{top:0}.c{left:var(--b)}';
    expect(split(css, markup, ['--text-price-hero'])).toEqual({
      first: expect.objectContaining({ css: ':root{--text-price-hero:700 2rem x}.a{top:0}' }),
      later: ':root{--b:2px}.c{left:var(--b)}',
    });
  });

  test('keep their order where an element matches rules of both parts', () => {
    const { first, later } = split('.c{top:1px}.a{top:2px}.b{top:3px}', markup) ?? {};
    expect(first?.css).toBe('.c{top:1px}.a{top:2px}');
    expect(later).toBe('.b{top:3px}');
  });

  test('are later when they show what is pointed at, pressed or focused', () => {
    const css =
      '.a:hover{top:1px}.a:not(:focus-visible){top:2px}@media (hover:hover){.d:active{top:3px}}';
    expect(split(css, markup)).toEqual({
      first: expect.objectContaining({ css: '.a:not(:focus-visible){top:2px}' }),
      later: '.a:hover{top:1px}@media (hover:hover){.d:active{top:3px}}',
    });
  });

  test('may change places with those of another layer', () => {
    const css = '@layer x{.c{top:1px}}@layer y{.a{top:2px}}';
    expect(split(css, markup)).toEqual({
      first: expect.objectContaining({ css: '@layer x,y;@layer y{.a{top:2px}}' }),
      later: '@layer x{.c{top:1px}}',
    });
  });

  test('are whole without such a part', () => {
    expect(split('.a{top:0}', '<p class="a">')).toBeUndefined();
  });
});
