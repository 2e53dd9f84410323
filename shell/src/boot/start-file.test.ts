import { loadStartFile } from './start-file';
import { reports } from './testing/reports';

test('starts the start file with its hash, and reports how it ends', () => {
  const src = '/assets/shell/1/start.js';
  const element = document.createElement('script');
  Object.assign(element.dataset, { src, integrity: 'sha256-s' });
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
  const { watch, said } = reports();
  loadStartFile(watch);
  const script = document.head.querySelector('script');
  expect(script).toHaveAttribute('src', src);
  expect(script).toMatchObject({
    integrity: 'sha256-s',
    crossOrigin: 'anonymous',
    fetchPriority: 'low',
  });
  script?.dispatchEvent(new Event('load'));
  script?.dispatchEvent(new Event('error'));
  expect(said).toEqual([`wait ${src}`, `got ${src}`, `lost ${src}`]);
});
