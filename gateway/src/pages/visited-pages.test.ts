import { createVisitedPages } from './visited-pages';

const phone = 'Mozilla/5.0 (Linux; Android 16) Mobile';
const desktop = 'Mozilla/5.0 (Windows NT 10.0)';

function visit(
  pages: ReturnType<typeof createVisitedPages>,
  path: string,
  times = 1,
  agent = phone,
) {
  for (let at = 0; at < times; at += 1) pages.count({ path, userAgent: agent });
}

it('ranks pages by visits, for each device type', () => {
  const pages = createVisitedPages();
  visit(pages, '/main', 3);
  visit(pages, '/main', 2, desktop);
  visit(pages, '/goods/detail?goodsNo=1');
  expect(pages.top(2)).toEqual([
    { path: '/main', userAgent: phone },
    { path: '/main', userAgent: desktop },
  ]);
});

it('does not count crawlers and long addresses', () => {
  const pages = createVisitedPages();
  visit(pages, '/main', 1, 'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)');
  visit(pages, `/searchResult?q=${'가'.repeat(200)}`);
  expect(pages.top(9)).toEqual([]);
});

it('keeps what is visited often among many others, and 500 pages at most', () => {
  const pages = createVisitedPages();
  for (let no = 0; no < 2_000; no += 1) {
    visit(pages, `/goods/detail?goodsNo=${no}`);
    if (no % 100 === 0) visit(pages, '/main');
  }
  expect(pages.top(1)).toMatchObject([{ path: '/main' }]);
  expect(pages.top(9_999)).toHaveLength(500);
});

it('forgets visits of long ago', () => {
  const pages = createVisitedPages();
  visit(pages, '/event/old', 6_000);
  for (let round = 0; round < 6; round += 1) visit(pages, '/event/new', 5_000);
  expect(pages.top(1)).toMatchObject([{ path: '/event/new' }]);
});
