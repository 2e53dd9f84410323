import { nativeBridge } from './native-bridge';

const asClipboard = (writeText: (text: string) => Promise<void>): void => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
};
const asSharing = (share: unknown): void => {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
};

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('rejects calls with NOT_IN_APP and has no login data', async () => {
  const bridge = await nativeBridge();
  expect(bridge.isInApp).toBe(false);
  await expect(bridge.call('getUuid')).rejects.toMatchObject({ code: 'NOT_IN_APP' });
  expect(await bridge.loginData()).toBeUndefined();
});

test('stores files in localStorage and memory in sessionStorage', async () => {
  const { files, memory } = await nativeBridge();
  await files.set('a', [1]);
  await memory.set('a', '둘');
  expect(localStorage.getItem('shop.file.a')).toBe('[1]');
  expect(sessionStorage.getItem('shop.memory.a')).toBe('"둘"');
  expect([await files.get('a'), await memory.get('a')]).toEqual([[1], '둘']);
  await files.remove('a');
  expect(await files.get('a')).toBeUndefined();
});

test('does not throw when storage is blocked', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  const { files, memory } = await nativeBridge();
  for (const store of [files, memory]) {
    await store.set('a', 1);
    expect(await store.get('a')).toBeUndefined();
    await store.remove('a');
  }
});

describe('copying', () => {
  it('uses the clipboard API', async () => {
    const writeText = jest.fn(async () => {});
    asClipboard(writeText);
    const { copy } = await nativeBridge();
    expect(await copy('복사할 글')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('복사할 글');
  });

  it.each([true, false])(
    'falls back to a selection when the browser refuses: %s',
    async (isDone) => {
      asClipboard(async () => {
        throw new DOMException('no', 'NotAllowedError');
      });
      const selected: string[] = [];
      document.execCommand = () => {
        selected.push((document.activeElement as HTMLTextAreaElement).value);
        return isDone;
      };
      const { copy } = await nativeBridge();
      expect(await copy('복사할 글')).toBe(isDone);
      expect(selected).toEqual(['복사할 글']);
      expect(document.querySelector('textarea')).toBeNull();
    },
  );
});

describe('sharing', () => {
  const request = { title: '상품', url: '/goods/detail?goodsNo=1' };

  it("opens the browser's share panel", async () => {
    const share = jest.fn(async () => {});
    asSharing(share);
    expect(await (await nativeBridge()).share(request)).toBe('shared');
    expect(share).toHaveBeenCalledWith({
      ...request,
      url: 'http://localhost/goods/detail?goodsNo=1',
    });
  });

  it('reports a cancelled share panel', async () => {
    asSharing(async () => {
      throw new DOMException('closed', 'AbortError');
    });
    expect(await (await nativeBridge()).share(request)).toBe('canceled');
  });

  it('copies the URL when sharing is not supported', async () => {
    asSharing(undefined);
    const writeText = jest.fn(async () => {});
    asClipboard(writeText);
    expect(await (await nativeBridge()).share(request)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith('http://localhost/goods/detail?goodsNo=1');
  });

  it('never shares a script URL', async () => {
    const share = jest.fn();
    asSharing(share);
    expect(await (await nativeBridge()).share({ title: 'x', url: 'javascript:alert(1)' })).toBe(
      'failed',
    );
    expect(share).not.toHaveBeenCalled();
  });
});
