import { fontsScript, warmFonts } from './fonts';

const files = { stylesheet: '/assets/fonts/fonts.1.css', core: '/assets/fonts/core.1.woff2' };
const sheets = () => document.querySelectorAll(`link[rel="stylesheet"]`).length;
const load = jest.fn();
let koreanWidth = 92;

beforeEach(() => {
  document.head.innerHTML = '';
  localStorage.clear();
  load.mockReset().mockResolvedValue(undefined);
  koreanWidth = 92;
  const pen = { measureText: (text: string) => ({ width: text === '한' ? koreanWidth : 60 }) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  Object.assign(document, { fonts: { add: jest.fn() } });
  Object.assign(globalThis, {
    FontFace: class {
      load = load;
    },
  });
});

const runScript = () => {
  document.documentElement.dataset.fonts = files.stylesheet;
  new Function(fontsScript)();
};

test('the first document keeps the font of the device', async () => {
  runScript();
  await warmFonts(files);
  expect(load).toHaveBeenCalledTimes(1);
  expect(sheets()).toBe(0);
  expect(document.fonts.add).not.toHaveBeenCalled();
});

test('a later document gets sheet and core file from the head script, once', async () => {
  await warmFonts(files);
  document.head.innerHTML = '';
  runScript();
  expect(document.querySelector('link[rel="preload"]')).toHaveAttribute('href', files.core);
  await warmFonts(files);
  expect(sheets()).toBe(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a font that does not arrive is not counted as cached', async () => {
  load.mockRejectedValue(new Error('offline'));
  await warmFonts(files);
  runScript();
  expect(sheets()).toBe(0);
});

test('another release of the fonts is not taken for the cached one', async () => {
  await warmFonts({ ...files, stylesheet: '/assets/fonts/fonts.0.css' });
  document.head.innerHTML = '';
  runScript();
  expect(sheets()).toBe(0);
});

test('a device without a Korean font gets it at once', async () => {
  koreanWidth = 60;
  await warmFonts(files);
  expect(sheets()).toBe(1);
});
