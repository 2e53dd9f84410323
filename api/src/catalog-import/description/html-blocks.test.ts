import fc from 'fast-check';
import { htmlBlocks } from './html-blocks';

const text = (words: string) => ({ type: 'text', text: words });
const heading = (words: string) => ({ type: 'heading', text: words });
const list = (...items: string[]) => ({ type: 'list', items });
const table = (...rows: [string, string][]) => ({
  type: 'table',
  rows: rows.map(([key, value]) => ({ key, value })),
});
const picture = (src: string, alt = '', caption = '') => ({ type: 'picture', src, alt, caption });

it.each<[string, object[]]>([
  ['<p>하나<br>둘</p>', [text('하나'), text('둘')]],
  ['plain &amp; simple', [text('plain & simple')]],
  ['<table><tr><th>무게</th><td>1kg</td></tr></table>', [table(['무게', '1kg'])]],
  ['<style>p{}</style><script>x</script><template>y</template>', []],
  ['<ul><li>a<li>b</ul>', [list('a', 'b')]],
  [
    '<ul>앞<li>a<ul><li>a1<ol start=3><li>x<li>y</ol></li></ul>뒤</li><ul><li>b1</ul></ul>',
    [list('앞', 'a', '– a1', '– – 3. x', '– – 4. y', '뒤', '– b1')],
  ],
  [
    '<ol><li><p>하나</p><p>더</p></li><li>둘<img src=a.jpg></li><li>셋</li></ol>',
    [list('1. 하나 더', '2. 둘'), picture('a.jpg'), list('3. 셋')],
  ],
  [
    '<table><caption>치수</caption><thead><tr><th>사이즈<th>가슴<th>어깨</thead><tr><td>M<td>100<td>45<tr><td>L<td>105<td></table>',
    [heading('치수'), table(['사이즈 M', '가슴 100 · 어깨 45'], ['사이즈 L', '가슴 105'])],
  ],
  [
    '<table><tr><th rowspan=2>사이즈<th colspan=2>길이</tr><tr><th>앞<th>뒤</tr><tr><td>M<td>1<td>2</table>',
    [table(['사이즈 M', '길이 앞 1 · 길이 뒤 2'])],
  ],
  [
    '<table><tr><th>제조국<td>한국<th>무게<td>1kg</tr><tr><td colspan=4>참고</td></tr></table>',
    [table(['제조국', '한국'], ['무게', '1kg']), text('참고')],
  ],
  [
    '<table><tr><td rowspan=2>색<td>빨강<tr><td>파랑</table>',
    [table(['색', '빨강'], ['색', '파랑'])],
  ],
  [
    '<table><tr><td><h3>소재</h3><p>린넨</p><td><img src=a.jpg></table>',
    [heading('소재'), text('린넨'), picture('a.jpg')],
  ],
  [
    '<dl><dt>무게<dd>1kg<dd>2kg<div><dt>색<dd>빨강<img src=r.jpg></div></dl>',
    [table(['무게', '1kg'], ['무게', '2kg'], ['색', '빨강']), picture('r.jpg')],
  ],
  [
    '<figure><img ec-data-src="/p/a.jpg" src="data:x" alt=앞><figcaption>앞모습</figcaption></figure>',
    [picture('/p/a.jpg', '앞', '앞모습')],
  ],
  [
    '<p>앞<img src=a.jpg>뒤</p><noscript><img src=b.jpg></noscript><img src=c.jpg width=1 height=1>',
    [text('앞'), picture('a.jpg'), text('뒤'), picture('b.jpg')],
  ],
  ['<h2>제목<img src=a.jpg><br>둘째</h2>', [heading('제목 둘째'), picture('a.jpg')]],
  [
    '<details><summary>자세히</summary><blockquote>말</blockquote></details>',
    [heading('자세히'), text('말')],
  ],
  ['<pre>한 줄\n두 줄</pre>', [text('한 줄'), text('두 줄')]],
  ['<p>10<sup>2</sup> H<sub>2</sub>O <q>말</q></p>', [text('10² H₂O “말”')]],
  [
    '<center><font color=red><b>특</b>가</font></center><custom-tag>말</custom-tag>',
    [text('특가'), text('말')],
  ],
])('%s', (html, blocks) => {
  expect(htmlBlocks(html).blocks).toEqual(blocks);
});

it('counts what it could not keep', () => {
  const { blocks, unkept } = htmlBlocks(
    '<a href="https://x">가기</a><iframe src=y></iframe><video src=z></video><p style="display:none">숨김</p>' +
      '<s>39,000</s><img src="data:image/gif;base64,R0"><div style="background-image:url(a.jpg)">배경</div>',
  );
  expect(blocks).toEqual([text('가기39,000'), text('배경')]);
  expect(Object.fromEntries(unkept)).toEqual({
    link: 1,
    'film or frame': 2,
    'hidden part': 1,
    'line through words': 1,
    'picture without an address': 1,
    'picture behind words': 1,
  });
});

const leaf = fc
  .constantFrom('w', 'w w')
  .map((words) => ({ html: words, count: words.split(' ').length }));
const tags = [
  'p',
  'div',
  'b',
  'h2',
  'ul',
  'ol',
  'li',
  'blockquote',
  'section',
  'span',
  'center',
  'dd',
  'td',
];
const wrap = (name: string, html: string): string => {
  if (name === 'td') return `<table><tr><th>w</th><td>${html}</td></tr></table>`;
  if (name === 'dd') return `<dl><dt>w</dt><dd>${html}</dd></dl>`;
  return name.endsWith('l') ? `<${name}><li>${html}</li></${name}>` : `<${name}>${html}</${name}>`;
};
const { tree } = fc.letrec<{ tree: { html: string; count: number } }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    leaf,
    fc
      .tuple(fc.constantFrom(...tags), fc.array(tie('tree'), { minLength: 1, maxLength: 3 }))
      .map(([name, parts]) => ({
        html: wrap(name, parts.map(({ html }) => html).join('<br>')),
        count: parts.reduce((sum, { count }) => sum + count, 0) + (/^(td|dd)$/.test(name) ? 1 : 0),
      })),
  ),
}));

it('keeps every word of nested elements once', () => {
  fc.assert(
    fc.property(tree, ({ html, count }) => {
      const words = JSON.stringify(htmlBlocks(html).blocks).match(/\bw\b/g);
      expect([html, words?.length]).toEqual([html, count]);
    }),
    { numRuns: 300 },
  );
});
