import { firstScreenStyle, type StyleFile, styleHash } from './page-styles';

const sheet = (css: string): StyleFile => ({ href: '/a.css', css, integrity: 'sha256-a' });

const styleOf = (sheets: StyleFile[], markup: string, properties: string[] = []) =>
  firstScreenStyle(sheets, { markup, properties });

const firstOf = (css: string, markup: string, properties?: string[]): string =>
  styleOf([sheet(css)], markup, properties).css;

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
  expect(styleOf(sheets, '<p class="y">').css).toBe(
    '@layer a,b,c,c.e,d;@layer c{@layer e{.y{top:1px}}}@media (width>=1px){@layer d{.y{top:2px}}}',
  );
});

test('has a rule of which one selector can match', () => {
  const css = '.a>.b,.c .d{top:0}.a>.c{top:1px}.b:not(.d,:is(.e)){top:2px}';
  expect(firstOf(css, '<p class="a"><b class="b">')).toBe(
    '.a>.b,.c .d{top:0}.b:not(.d,:is(.e)){top:2px}',
  );
});

test('leaves out what no first screen of a phone shows', () => {
  const css =
    '@media print{.a{top:0}}@media (width>=1024px){.a{top:1px}}@media (width>=768px){.a{top:2px}}';
  expect(firstOf(css, '<p class="a">')).toBe('@media (width>=768px){.a{top:2px}}');
});

test('leaves out what shows that an element is pointed at, pressed or focused', () => {
  const css =
    '.a:hover{top:1px}.a:not(:focus-visible){top:2px}@media (hover:hover){.a:active{top:3px}}';
  expect(firstOf(css, '<p class="a">')).toBe('.a:not(:focus-visible){top:2px}');
});

test('has the animations that its rules name', () => {
  const css =
    '@keyframes k{to{top:2px}}@keyframes k-2{to{top:3px}}.a{animation:1s k}.b{animation:k-2}';
  expect(firstOf(css, '<p class="a">')).toBe('@keyframes k{to{top:2px}}.a{animation:1s k}');
});

test('has the rules of all sheets, in their order, and their hash', () => {
  const sheets = [sheet('.a{top:0}.b{top:1px}'), sheet('.c{top:2px}')];
  const css = '.b{top:1px}.c{top:2px}';
  expect(styleOf(sheets, '<p class="b c">')).toEqual({ css, hash: styleHash(css) });
});

test('has no rule of a sheet that cannot be read', () => {
  expect(firstOf('.a{top:0', '<p class="a">')).toBe('');
});

test('has the custom properties that its rules use, and those that these use', () => {
  const css = ':root{--a:var(--b);--b:1px;--c:2px}.x{--d:3px}.a{top:var(--a)}';
  expect(firstOf(css, '<p class="a x">')).toBe(':root{--a:var(--b);--b:1px}.a{top:var(--a)}');
});

test('defines what a placeholder needs when a card is clicked', () => {
  const css = ':root{--text-price-hero:700 2rem x;--b:2px}.a{top:0}';
  expect(firstOf(css, '<p class="a">', ['--text-price-hero'])).toBe(
    ':root{--text-price-hero:700 2rem x}.a{top:0}',
  );
});

test('has no rule of what a first paint leaves out', () => {
  const markup =
    '<p class="a"></p><div data-paint-step="1" class="b"><div class="c a">x</div></div><i class="d"></i>';
  const css =
    ':root{--a:1px;--b:2px}p{top:0}.a{top:var(--a)}.b{top:1px}.c{left:var(--b)}.d{top:2px}';
  expect(firstOf(css, markup)).toBe(':root{--a:1px}p{top:0}.a{top:var(--a)}.d{top:2px}');
});
