import { counselCalls, paths } from '@shop/shared/contracts';
import { screen, within } from '@testing-library/react';
import { answeredCounsel, counsels, waitingCounsel } from '../../test/counsels';
import { type Answer, refused, renderPage } from '../../test/render-page';

const open = (path: string, answers: Record<string, Answer>) => renderPage(path, answers);
const openThread = (counsel: typeof waitingCounsel, answers: Record<string, Answer> = {}) =>
  open(paths.counsels(counsel.counselNo), {
    [counselCalls.detail.id]: () => counsel,
    [counselCalls.list.id]: () => ({ counsels, next: null }),
    ...answers,
  });

afterEach(() => sessionStorage.clear());

test('lists enquiries with their state, each leading to its thread', async () => {
  open(paths.counsels(), { [counselCalls.list.id]: () => ({ counsels, next: null }) });
  const list = within(await screen.findByRole('list', { name: '1:1 문의' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^접수주문\/결제 > 영수증/),
    expect.stringMatching(/^처리 중.*순면 호텔 수건/),
    expect.stringMatching(/^답변 완료/),
  ]);
  expect(list.getByRole('link', { name: /영수증에 회사/ })).toHaveAttribute(
    'href',
    paths.counsels(4),
  );
});

test('offers a way to ask when there are none', async () => {
  open(paths.counsels(), { [counselCalls.list.id]: () => ({ counsels: [], next: null }) });
  expect(await screen.findByText('문의한 내역이 없어요')).toBeVisible();
  expect(screen.getByRole('link', { name: '1:1 문의하기' })).toHaveAttribute(
    'href',
    paths.askCounsel(),
  );
});

test('shows question and answer in their order, and takes a rating', async () => {
  const { user, sentTo } = openThread(answeredCounsel, { [counselCalls.rate.id]: () => ({}) });
  const messages = within(await screen.findByRole('list', { name: '문의와 답변' }));
  expect(messages.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^내 문의.*금요일/),
    expect.stringMatching(/^고객센터 답변.*목요일에 도착/s),
  ]);
  const votes = within(screen.getByRole('group', { name: '답변이 만족스러웠나요?' }));
  expect(votes.getByRole('button', { name: '만족' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(votes.getByRole('button', { name: '불만족' }));
  expect(await screen.findByText('알려 주셔서 고마워요')).toBeVisible();
  expect(sentTo(counselCalls.rate.id)[0]?.input).toEqual({
    params: { counselNo: 2 },
    body: { isSatisfied: false },
  });
  expect(screen.queryByRole('button', { name: '문의 지우기' })).toBeNull();
});

test('sends a further question, and refuses one that is too short', async () => {
  const { user, sentTo } = openThread(answeredCounsel, { [counselCalls.askAgain.id]: () => ({}) });
  await user.click(await screen.findByRole('button', { name: '추가 문의하기' }));
  const field = await screen.findByRole('textbox', { name: /추가 문의 내용/ });
  expect(field).toHaveFocus();
  await user.type(field, '짧아요');
  await user.click(screen.getByRole('button', { name: '보내기' }));
  expect(await screen.findByText('내용을 10자 이상 써 주세요 (지금 3자)')).toBeVisible();
  await user.type(field, ' 그래서 더 써요.');
  await user.click(screen.getByRole('button', { name: '보내기' }));
  expect(await screen.findByText('추가 문의를 접수했어요')).toBeVisible();
  expect(sentTo(counselCalls.askAgain.id)[0]?.input).toEqual({
    params: { counselNo: 2 },
    body: { body: '짧아요 그래서 더 써요.', fileNos: [] },
  });
});

test('returns to the button when the form of a further question is closed', async () => {
  const { user } = openThread(answeredCounsel, {});
  await user.click(await screen.findByRole('button', { name: '추가 문의하기' }));
  await user.click(await screen.findByRole('button', { name: '닫기' }));
  expect(screen.getByRole('button', { name: '추가 문의하기' })).toHaveFocus();
});

test('deletes before an answer, after a question', async () => {
  const { user, sentTo } = openThread(waitingCounsel, { [counselCalls.remove.id]: () => ({}) });
  expect(await screen.findByText(/담당자가 확인하고 있어요/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '추가 문의하기' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '문의 지우기' }));
  const question = within(await screen.findByRole('alertdialog', { name: '문의를 지울까요?' }));
  await user.click(question.getByRole('button', { name: '지우기' }));
  expect(await screen.findByText('문의를 지웠어요')).toBeVisible();
  expect(sentTo(counselCalls.remove.id)).toHaveLength(1);
});

test("says that another member's enquiry is not there", async () => {
  open(paths.counsels(9), {
    [counselCalls.detail.id]: () => {
      throw refused(404, 'NOT_FOUND', '없는 문의예요.');
    },
  });
  expect(await screen.findByText('문의를 찾을 수 없어요')).toBeVisible();
});
