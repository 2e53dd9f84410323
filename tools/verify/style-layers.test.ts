import { layerProblems, universalSiblings } from './style-layers.mjs';

const names = ['base', ...[0, 1, 2, 3, 4, 5].map((level) => `shared.l${level}`)];
const order = `@layer ${[...names, 'app.features', 'app.pages'].join(',')};`;

test('takes a sheet whose rules stand in the layers, in their order', () => {
  expect(layerProblems(`${order}@layer app.pages{.a{color:red}@media print{.a{top:0}}}`)).toEqual(
    [],
  );
});

test('takes layers that a minifier names block by block', () => {
  const blocks = [...names, 'app.features', 'app.pages'].map((name) => `@layer ${name}{.a{top:0}}`);
  expect(layerProblems(blocks.join(''))).toEqual([]);
});

test('names a rule outside the layers', () => {
  expect(layerProblems(`${order}.a{color:red}`)).toEqual(['outside the layers: .a']);
  expect(layerProblems(`${order}@media print{.a{top:0}}`)).toHaveLength(1);
});

test('names a sheet that would put the layers of a later one in the wrong place', () => {
  expect(layerProblems('@layer base,app.pages;@layer app.pages{.a{top:0}}')).toEqual([
    'layers in the order base, app.pages',
  ]);
});

test('names any element after another, which restyles far more than it matches', () => {
  expect(universalSiblings('.a>*+*{top:0}.b + * , .c{top:0}.d ~ *{top:0}')).toEqual([
    '.a>*+*',
    '.b + *',
    '.d ~ *',
  ]);
  expect(universalSiblings('.a+.a{top:calc(1px + 2*3px)}.b>*{top:0}')).toEqual([]);
});
