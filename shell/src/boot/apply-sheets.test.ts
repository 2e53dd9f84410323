import { applySheets, sheetsIn } from './apply-sheets';
import { reports } from './testing/reports';

const SHELL = { href: '/assets/shell/1/bootstrap.css', integrity: 'sha256-a' };
const PAGE = { href: '/assets/goods/1/detail.css', integrity: 'sha256-b' };

const links = () => [...document.head.querySelectorAll('link')];
const end = (at: number, type: 'load' | 'error') => links()[at]?.dispatchEvent(new Event(type));

beforeEach(() => {
  document.head.innerHTML = '';
});

test('reads the style sheets that a document lists', () => {
  const list = document.createElement('noscript');
  list.textContent = [SHELL, PAGE]
    .map(({ href, integrity }) => `<link rel="stylesheet" href="${href}" integrity="${integrity}">`)
    .join('');
  expect(sheetsIn(list)).toEqual([SHELL, PAGE]);
  expect(sheetsIn(null)).toEqual([]);
});

test('adds them in their order with their hashes, and ends when each has loaded', async () => {
  const { watch, said } = reports();
  const parent = document.head;
  const applied = applySheets([SHELL, PAGE], watch, { parent, rel: 'stylesheet' });
  expect(links().map((link) => [link.getAttribute('href'), link.integrity])).toEqual([
    [SHELL.href, SHELL.integrity],
    [PAGE.href, PAGE.integrity],
  ]);
  end(1, 'load');
  end(0, 'load');
  await applied;
  expect(said.slice(2)).toEqual([`got ${PAGE.href}`, `got ${SHELL.href}`]);
});

test('removes one that failed, and says so', async () => {
  const { watch, said } = reports();
  const applied = applySheets([PAGE], watch, { parent: document.head, rel: 'stylesheet' });
  end(0, 'error');
  await applied;
  expect(links()).toEqual([]);
  expect(said).toContain(`lost ${PAGE.href}`);
});
