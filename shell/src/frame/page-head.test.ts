import { writeHead } from './page-head';

const contentOf = (selector: string) => {
  const element = document.querySelector(selector);
  return element?.getAttribute('content') ?? element?.getAttribute('href') ?? undefined;
};

test('the head is that of the page, also what shares and previews read', () => {
  document.head.innerHTML =
    '<link rel="canonical" href="http://localhost/goods/detail?goodsNo=1"><meta property="og:url" content="http://localhost/goods/detail?goodsNo=1"><meta property="og:title" content="old"><meta property="og:image" content="old"><meta name="description" content="old">';
  document.body.innerHTML = '<script type="application/ld+json">{}</script>';
  writeHead({ title: '주방 | 온담', canonical: '/display/category?categoryNo=4', robots: 'index' });
  expect({
    canonical: contentOf('link[rel=canonical]'),
    url: contentOf('[property="og:url"]'),
    title: contentOf('[property="og:title"]'),
    robots: contentOf('[name=robots]'),
  }).toEqual({
    canonical: 'http://localhost/display/category?categoryNo=4',
    url: 'http://localhost/display/category?categoryNo=4',
    title: '주방 | 온담',
    robots: 'index',
  });
  for (const gone of ['[name=description]', '[property="og:image"]', 'script'])
    expect(document.querySelector(gone)).toBeNull();
});
