import { addressCalls, eventCalls, paths } from '@shop/shared/contracts';
import { screen, within } from '@testing-library/react';
import { entered, noEvents, won } from '../../markup/fixtures/my-events';
import { renderPage } from '../../test/render-page';

const home = {
  addressNo: 7,
  alias: '집',
  receiverName: '김하늘',
  receiverPhone: '010-2030-1101',
  zip: '06134',
  road: '서울특별시 강남구 테헤란로 31',
  jibun: '',
  detail: '101동',
  messageCd: null,
  messageText: '',
  isDefault: true,
  areaFeeWon: 0,
  lastUsedAt: null,
};

test('leads to the events that were entered: to the result of those that are over', async () => {
  renderPage('/mypage/my-event/list', { [eventCalls.mine.id]: () => entered });
  expect(await screen.findByRole('link', { name: '매일 출석하고 코인 받기' })).toHaveAttribute(
    'href',
    paths.event(1),
  );
  expect(screen.getByRole('link', { name: '머그 세트 응모하기' })).toHaveAttribute(
    'href',
    paths.eventEnd(2),
  );
});

test('takes an address for won goods once the tax is agreed to', async () => {
  const { user, sentTo } = renderPage('/mypage/my-event/list?tab=win', {
    [eventCalls.mine.id]: () => won,
    [addressCalls.list.id]: () => ({ addresses: [home], max: 20 }),
    [eventCalls.claim.id]: () => ({ win: { ...won.wins[0], state: 'CLAIMED' } }),
  });
  expect(await screen.findByRole('link', { name: '코인 내역 보기' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '로봇 청소기 배송지 입력' }));
  const sheet = within(await screen.findByRole('dialog', { name: '경품 배송지' }));
  await user.click(await sheet.findByRole('radio', { name: /김하늘/ }));
  const send = sheet.getByRole('button', { name: '이 주소로 받기' });
  expect(send).toBeDisabled();
  await user.click(sheet.getByRole('checkbox', { name: /제세공과금/ }));
  await user.click(send);
  expect(await screen.findByText(/배송지를 받았어요/)).toBeVisible();
  expect(sentTo(eventCalls.claim.id)[0]?.input).toEqual({
    params: { winNo: 2 },
    body: { addressNo: 7, isTaxAgreed: true },
  });
});

test('leads to the events when there are none', async () => {
  renderPage('/mypage/my-event/list', { [eventCalls.mine.id]: () => noEvents });
  expect(await screen.findByText('참여한 이벤트가 없어요')).toBeVisible();
  expect(screen.getByRole('link', { name: '이벤트 보러 가기' })).toHaveAttribute(
    'href',
    paths.events(),
  );
});
