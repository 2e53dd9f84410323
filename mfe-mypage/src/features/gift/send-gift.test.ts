import { sendGift } from './send-gift';

const gift = { giftNo: 'G000000001', receiverName: '박이웃' };
const request = { title: '선물이 도착했어요', url: '/mypage/gift/accept?token=x' };

const bridgeOf = (isInApp: boolean, call: jest.Mock) => ({
  ...{ isInApp, call },
  share: jest.fn(async () => 'copied' as const),
});

test.each([
  ['Y', 'shared'],
  ['N', 'canceled'],
])('sends the gift by the app, which answers %s', async (resultYn, outcome) => {
  const bridge = bridgeOf(
    true,
    jest.fn(async () => ({ resultYn })),
  );
  expect(await sendGift(bridge, gift, request)).toBe(outcome);
  expect(bridge.call).toHaveBeenCalledWith('sendGiftTicket', {
    ...{ ticketNo: gift.giftNo, receiverName: gift.receiverName },
  });
  expect(bridge.share).not.toHaveBeenCalled();
});

test('opens the share panel in an app without the call, and in a browser', async () => {
  const old = bridgeOf(true, jest.fn().mockRejectedValue(new Error('NOT_IN_APP')));
  expect(await sendGift(old, gift, request)).toBe('copied');
  const browser = bridgeOf(false, jest.fn());
  expect(await sendGift(browser, gift, request)).toBe('copied');
  expect(browser.call).not.toHaveBeenCalled();
  expect(browser.share).toHaveBeenCalledWith(request);
});
