import { attachCachedFonts, warmFonts } from './fonts';

const files = { stylesheet: '/assets/fonts/fonts.1.css', core: '/assets/fonts/core.1.woff2' };
const sheets = () => document.querySelectorAll(`link[rel="stylesheet"]`).length;
const load = jest.fn();
let koreanWidth = 92;

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
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
  attachCachedFonts();
};

test('keeps the device font in the first document', async () => {
  runScript();
  await warmFonts(files);
  expect(load).toHaveBeenCalledTimes(1);
  expect(sheets()).toBe(0);
  expect(document.fonts.add).not.toHaveBeenCalled();
});

test('attaches style sheet and core file once from the head script in later documents', async () => {
  await warmFonts(files);
  document.head.innerHTML = '';
  runScript();
  expect(document.querySelector('link[rel="preload"]')).toHaveAttribute('href', files.core);
  await warmFonts(files);
  expect(sheets()).toBe(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('does not count a failed font as cached', async () => {
  load.mockRejectedValue(new Error('offline'));
  await warmFonts(files);
  runScript();
  expect(sheets()).toBe(0);
});

test('does not count another release of the fonts as cached', async () => {
  await warmFonts({ ...files, stylesheet: '/assets/fonts/fonts.0.css' });
  document.head.innerHTML = '';
  runScript();
  expect(sheets()).toBe(0);
});

/** Fires the event of a style sheet that has loaded or failed; jsdom loads none. */
const endLoading = (type: 'load' | 'error') =>
  document.querySelector('link[rel="stylesheet"]')?.dispatchEvent(new Event(type));

test('attaches the font at once on a device without a Korean font', async () => {
  koreanWidth = 60;
  const warmed = warmFonts(files);
  expect(document.querySelector('link[rel="stylesheet"]')).toHaveAttribute('media', 'not all');
  endLoading('load');
  await warmed;
  expect(document.querySelector('link[rel="stylesheet"]')).not.toHaveAttribute('media');
  expect(document.fonts.add).toHaveBeenCalledTimes(1);
});

test('attaches the loaded letters when the style sheet of the rarer ones fails', async () => {
  koreanWidth = 60;
  const warmed = warmFonts(files);
  endLoading('error');
  await warmed;
  expect(document.fonts.add).toHaveBeenCalledTimes(1);
});

test('takes the style sheet back when the letters fail on such a device', async () => {
  koreanWidth = 60;
  load.mockRejectedValue(new Error('offline'));
  const warmed = warmFonts(files);
  endLoading('load');
  await warmed;
  expect(sheets()).toBe(0);
});
