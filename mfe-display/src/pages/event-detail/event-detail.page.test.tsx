import { storeIntent } from '@shop/shared/app';
import { eventCalls } from '@shop/shared/contracts';
import { screen, waitFor } from '@testing-library/react';
import { eventFixture, prizeFixture, winFixture } from '../../markup/fixtures/event.fixtures';
import { refused, renderRemote } from '../../test/render-remote';

const path = '/event/detail?eventNo=1';
const open = (answers: Record<string, (input: never) => unknown>) => renderRemote(path, answers);

test('stamps today on the calendar, says where the prize is, and closes the button', async () => {
  const event = eventFixture('ATTENDANCE');
  const board = { ...event.board, attended: ['2026-03-01', '2026-03-02'] } as typeof event.board;
  const { user, sent } = open({
    [eventCalls.detail.id]: () => event,
    [eventCalls.play.id]: () => ({
      isCorrect: null,
      wins: [winFixture()],
      detail: { ...event, board, leftToday: 0 },
    }),
  });
  await user.click(await screen.findByRole('button', { name: '출석하기' }));
  expect(await screen.findByText('축하해요! 코인 100원에 당첨됐어요')).toBeVisible();
  expect(screen.getByRole('link', { name: '코인 내역 보기' })).toBeVisible();
  expect(screen.getByText('3월 2일 출석')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '오늘 참여 완료' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(sent.filter(({ id }) => id === eventCalls.play.id)).toHaveLength(1);
});

test('shows the odds, and the result of a spin at once where nothing moves', async () => {
  const event = eventFixture('ROULETTE', {
    prizes: [prizeFixture({ odds: 125_000, step: null, left: 3 })],
  });
  const { user } = open({
    [eventCalls.detail.id]: () => event,
    [eventCalls.play.id]: () => ({ isCorrect: null, wins: [], detail: event }),
  });
  expect(await screen.findByText('당첨 확률 12.5% · 3개 남음')).toBeVisible();
  expect(screen.getByText('확률 87.5%')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '룰렛 돌리기' }));
  expect(await screen.findByText('아쉽지만 꽝이에요')).toBeVisible();
});

test('asks for the consent before anything is sent', async () => {
  const event = eventFixture('DRAW', { consent: '개인정보 수집에 동의' });
  const { user, sent } = open({
    [eventCalls.detail.id]: () => event,
    [eventCalls.play.id]: () => ({ isCorrect: null, wins: [], detail: event }),
  });
  await user.click(await screen.findByRole('button', { name: '응모하기' }));
  expect(await screen.findByText('이벤트 참여에 동의해 주세요.')).toBeVisible();
  expect(sent.some(({ id }) => id === eventCalls.play.id)).toBe(false);
  await user.click(screen.getByRole('checkbox', { name: /개인정보 수집에 동의/ }));
  await user.click(screen.getByRole('button', { name: '응모하기' }));
  expect(await screen.findByText('응모했어요')).toBeVisible();
  expect(sent.find(({ id }) => id === eventCalls.play.id)?.input).toMatchObject({
    body: { isConsented: true },
  });
});

test('says at the field why a recommendation code is refused', async () => {
  const { user } = open({
    [eventCalls.detail.id]: () => eventFixture('INVITATION'),
    [eventCalls.play.id]: () => {
      throw refused(422, 'EVENT_CODE', '없는 추천코드예요.');
    },
  });
  const field = await screen.findByRole('textbox', { name: /친구의 추천코드/ });
  await user.type(field, 'ZZZZZZZZ');
  await user.click(screen.getByRole('button', { name: '추천코드 등록하기' }));
  expect(await screen.findByText('없는 추천코드예요.')).toBeVisible();
  expect(field).toBeInvalid();
});

test('keeps an event of the app to the app', async () => {
  const { user, sent } = open({
    [eventCalls.detail.id]: () => eventFixture('STAMP', { isAppOnly: true }),
  });
  await user.click(await screen.findByRole('button', { name: '스탬프 찍기' }));
  expect(await screen.findByText('PC에서는 제공하지 않는 기능입니다')).toBeVisible();
  expect(sent.some(({ id }) => id === eventCalls.play.id)).toBe(false);
});

test('shows the bars after a vote', async () => {
  const event = eventFixture('POLL');
  const voted = eventFixture('POLL', { leftToday: 0, board: { ...event.board, own: 1 } as never });
  const { user } = open({
    [eventCalls.detail.id]: () => event,
    [eventCalls.play.id]: () => ({ isCorrect: null, wins: [], detail: voted }),
  });
  await user.click(await screen.findByRole('radio', { name: '새 학기' }));
  await user.click(screen.getByRole('button', { name: '투표하기' }));
  expect(await screen.findByText('새 학기 (내 선택)')).toBeVisible();
  expect(screen.getByText('75% · 30표')).toBeVisible();
});

test('keeps a comment that is too short', async () => {
  const { user, sent } = open({
    [eventCalls.detail.id]: () => eventFixture('COMMENT'),
    [eventCalls.comments.id]: () => ({ comments: [], next: null }),
  });
  await user.type(await screen.findByRole('textbox', { name: /봄에 하고 싶은 일/ }), '짧음');
  await user.click(screen.getByRole('button', { name: '댓글 남기기' }));
  expect(await screen.findByText('5자 이상 200자까지 써 주세요')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /봄에 하고 싶은 일/ })).toHaveValue('짧음');
  expect(sent.some(({ id }) => id === eventCalls.play.id)).toBe(false);
});

test('shows the comments of the event at once, and deletes an own one after asking', async () => {
  const comment = (entryNo: number, text: string, isOwn: boolean) => ({
    ...{ entryNo, text, isOwn },
    writer: '김*늘',
    at: '2026-03-01T01:00:00.000Z',
  });
  let comments = [comment(2, '벚꽃을 보러 갈래요', true), comment(1, '텃밭을 가꿀래요', false)];
  const event = eventFixture('COMMENT');
  const latest = { comments, next: null };
  const { user, sent } = open({
    [eventCalls.detail.id]: () => ({ ...event, board: { ...event.board, latest } }),
    [eventCalls.comments.id]: () => ({ comments, next: null }),
    [eventCalls.removeComment.id]: () => {
      comments = comments.slice(1);
      return {};
    },
  });
  expect(await screen.findByText('텃밭을 가꿀래요')).toBeVisible();
  const remove = screen.getAllByRole('button', { name: /내 댓글 지우기/ });
  expect(remove).toHaveLength(1);
  await user.click(remove[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: '지우기' }));
  await waitFor(() => expect(screen.queryByText('벚꽃을 보러 갈래요')).toBeNull());
  expect(sent.find(({ id }) => id === eventCalls.removeComment.id)?.input).toEqual({
    params: { entryNo: 2 },
  });
});

test('spins as often as it may: each result is shown, and the wheel can be spun again', async () => {
  const event = eventFixture('ROULETTE', {
    leftToday: null,
    perDay: null,
    prizes: [prizeFixture({ odds: 500_000, step: null })],
  });
  let spins = 0;
  const { user } = open({
    [eventCalls.detail.id]: () => event,
    [eventCalls.play.id]: () => {
      spins += 1;
      return { isCorrect: null, wins: spins === 3 ? [winFixture()] : [], detail: event };
    },
  });
  const button = await screen.findByRole('button', { name: '룰렛 돌리기' });
  for (let i = 0; i < 3; i += 1) {
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  }
  expect(spins).toBe(3);
  expect(await screen.findByText('축하해요! 코인 100원에 당첨됐어요')).toBeVisible();
});

test('makes the entry that a visitor began before signing in', async () => {
  storeIntent({
    kind: 'event.play',
    data: { eventNo: 1, isConsented: true, body: { text: '벚꽃을 보러 갈래요' } },
    returnTo: path,
  });
  const event = eventFixture('COMMENT', { consent: '개인정보 수집에 동의' });
  const { sentTo } = open({
    [eventCalls.detail.id]: () => event,
    [eventCalls.comments.id]: () => ({ comments: [], next: null }),
    [eventCalls.play.id]: () => ({ isCorrect: null, wins: [], detail: event }),
  });
  await waitFor(() => expect(sentTo(eventCalls.play.id)).toHaveLength(1));
  expect(sentTo(eventCalls.play.id)[0]?.input).toEqual({
    params: { eventNo: 1 },
    body: { text: '벚꽃을 보러 갈래요', isConsented: true },
  });
});
