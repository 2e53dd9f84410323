import { type StyleFile, styleHash, usedStyles } from './page-styles';

const sheet = (css: string): StyleFile => ({ href: '/a.css', css, integrity: 'sha256-a' });

const firstOf = (css: string, markup: string, form: 'mobile' | 'desktop' = 'mobile'): string =>
  usedStyles([sheet(css)], { markup, form }).css;

test('has the rules of the classes in the markup, in their layers and order', () => {
  const css =
    '@layer base,app;@layer base{:root{--a:1}h1{margin:0}}@layer app{.card{color:red}.sheet{color:blue}.card.big{color:green}@media (width>=768px){.card{gap:1px}}}';
  expect(firstOf(css, '<p class="card x">')).toBe(
    '@layer base,app;@layer base{:root{--a:1}h1{margin:0}}@layer app{.card{color:red}@media (width>=768px){.card{gap:1px}}}',
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
  expect(usedStyles(sheets, { markup: '<p class="b c">', form: 'mobile' })).toEqual({
    css,
    hash: styleHash(css),
  });
});

test('has no rule of a sheet that cannot be read', () => {
  expect(firstOf('.a{top:0', '<p class="a">')).toBe('');
});
