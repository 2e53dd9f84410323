import { type InlineStyle, pageStyles, styleHash } from './page-styles';

const sheet = (css: string): InlineStyle => ({ href: '/a.css', css, hash: styleHash(css) });

const firstOf = (css: string, markup: string, form: 'mobile' | 'desktop' = 'mobile'): string =>
  pageStyles([sheet(css)], { markup, form }).first.css;

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

test('keeps all style sheets for the end of the document', () => {
  const sheets = [sheet('.a{top:0}.b{top:1px}'), sheet('.c{top:2px}')];
  const { all, first } = pageStyles(sheets, { markup: '<p class="b">', form: 'mobile' });
  expect(all).toEqual(sheets);
  expect(first).toEqual({ css: '.b{top:1px}', hash: styleHash('.b{top:1px}') });
});

test('has no rule of a sheet that cannot be read, which is among all of them', () => {
  const { all, first } = pageStyles([sheet('.a{top:0')], {
    markup: '<p class="a">',
    form: 'mobile',
  });
  expect(first.css).toBe('');
  expect(all).toHaveLength(1);
});
