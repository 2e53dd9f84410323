import { AppProvider, createApp, readSession } from '@shop/shared/app';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileUpload } from '../file-upload/file-upload';
import { useUploads } from './upload';

/** Requests that the page has sent, to be answered by the test. */
class FakeRequest {
  static readonly all: FakeRequest[] = [];
  readonly headers = new Map<string, string>();
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  response: unknown = null;
  url = '';
  file: File | undefined;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  isAborted = false;
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(file: File) {
    this.file = file;
    FakeRequest.all.push(this);
  }
  abort() {
    this.isAborted = true;
    this.onabort?.();
  }
  reply(status: number, code: string, message = '', payload: unknown = undefined) {
    this.status = status;
    this.response = { code, message, payload };
    act(() => this.onload?.());
  }
  store(fileNo: string) {
    const url = `/api/common/v1/file/${fileNo}`;
    this.reply(200, '0000', '', { fileNo, url, widthPx: 9, heightPx: 9 });
  }
}

const calls: string[] = [];
const app = createApp({
  call: (async (call: { id: string }, input: { params?: { fileNo?: string } }) => {
    calls.push([call.id, input.params?.fileNo].filter(Boolean).join(' '));
    return {};
  }) as never,
  session: readSession(''),
  isServer: false,
  renderedAtMs: Date.now(),
});

function Photos() {
  const photos = useUploads('CLAIM');
  return (
    <>
      <FileUpload label="사진 첨부" {...photos.field} />
      <output aria-label="번호">
        {photos.fileNos.join(' ')} {photos.isSending ? '보내는 중' : ''}{' '}
        {photos.hasFailed ? '실패' : ''}
      </output>
    </>
  );
}

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg', lastModified: 1 });
const numbers = () => screen.getByRole('status', { name: '번호' }).textContent?.trim();
const sent = (name: string): FakeRequest => {
  const request = FakeRequest.all.filter(({ file }) => file?.name === name).at(-1);
  if (!request) throw new Error(`${name} was not sent`);
  return request;
};

async function choose(...names: string[]) {
  const user = userEvent.setup();
  const shown = render(
    <AppProvider app={app}>
      <Photos />
    </AppProvider>,
  );
  await user.upload(screen.getByLabelText(/사진 첨부/), names.map(photo));
  return { user, ...shown };
}

beforeEach(() => {
  FakeRequest.all.length = 0;
  calls.length = 0;
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
});

test('sends two at a time, shows their progress, and names what was stored in order', async () => {
  const { user } = await choose('a.jpg', 'b.jpg', 'c.jpg');
  expect(FakeRequest.all.map(({ file }) => file?.name)).toEqual(['a.jpg', 'b.jpg']);
  expect(sent('a.jpg').url).toBe('/api/common/v1/file?purpose=CLAIM');
  act(() => sent('a.jpg').upload.onprogress?.({ loaded: 30, total: 100 }));
  await waitFor(() =>
    expect(screen.getByRole('progressbar', { name: 'a.jpg 올리는 중' })).toHaveValue(30),
  );
  sent('b.jpg').store('FB');
  await waitFor(() => expect(FakeRequest.all).toHaveLength(3));
  sent('c.jpg').store('FC');
  sent('a.jpg').store('FA');
  await waitFor(() => expect(numbers()).toBe('FA FB FC'));
  await user.click(screen.getByRole('button', { name: 'c.jpg 앞으로 옮기기' }));
  expect(numbers()).toBe('FA FC FB');
  expect(FakeRequest.all).toHaveLength(3);
});

test('removes a stored picture from the shop, and stops one on its way', async () => {
  const { user } = await choose('a.jpg', 'b.jpg');
  sent('a.jpg').store('FA');
  await waitFor(() => expect(numbers()).toBe('FA 보내는 중'));
  await user.click(screen.getByRole('button', { name: 'a.jpg 삭제' }));
  await user.click(screen.getByRole('button', { name: 'b.jpg 삭제' }));
  expect(calls).toEqual(['upload.remove FA']);
  expect(sent('b.jpg').isAborted).toBe(true);
  expect(numbers()).toBe('');
});

test('names a refused file and its reason, without another attempt', async () => {
  await choose('a.jpg');
  sent('a.jpg').reply(422, 'UPLOAD_BROKEN', '사진 파일이 손상되어 열 수 없어요.');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '‘a.jpg’ 사진을 올리지 못했어요. 사진 파일이 손상되어 열 수 없어요.',
  );
  expect(screen.queryByRole('button', { name: 'a.jpg 다시 올리기' })).toBeNull();
  expect(numbers()).toBe('실패');
});

test('sends again after a lost connection, under the same key', async () => {
  const { user } = await choose('a.jpg');
  const first = sent('a.jpg');
  act(() => first.onerror?.());
  expect(await screen.findByRole('alert')).toHaveTextContent('인터넷 연결을 확인해 주세요');
  await user.click(screen.getByRole('button', { name: 'a.jpg 다시 올리기' }));
  expect(sent('a.jpg')).not.toBe(first);
  expect(sent('a.jpg').headers.get('idempotency-key')).toBe(first.headers.get('idempotency-key'));
  sent('a.jpg').store('FA');
  await waitFor(() => expect(numbers()).toBe('FA'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('refreshes the session once and repeats', async () => {
  await choose('a.jpg');
  sent('a.jpg').reply(401, 'LOGIN_REQUIRED', '로그인이 필요해요.');
  await waitFor(() => expect(FakeRequest.all).toHaveLength(2));
  expect(calls).toEqual(['member.loginInfo']);
  sent('a.jpg').reply(401, 'LOGIN_REQUIRED', '로그인이 필요해요.');
  expect(await screen.findByRole('alert')).toHaveTextContent('로그인이 필요해요.');
});

test('stops sending when the page is left', async () => {
  const { unmount } = await choose('a.jpg');
  unmount();
  expect(sent('a.jpg').isAborted).toBe(true);
});
