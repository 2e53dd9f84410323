import { screen } from '@testing-library/react';
import { openGift } from '../../markup/fixtures/gifts';
import { refused, renderForVisitor } from '../../test/render-page';

const TOKEN = 'a'.repeat(43);
const PATH = `/mypage/gift/reject?token=${TOKEN}`;

test('rejects with a reason, and says what the sender learns', async () => {
  const { user, sentTo } = renderForVisitor(PATH, {
    'gift.view': () => openGift('SENT'),
    'gift.reject': () => openGift('REJECTED'),
  });
  const reject = await screen.findByRole('button', { name: '거절하기' });
  await user.click(reject);
  expect(screen.getByText('거절하는 이유를 골라 주세요')).toBeVisible();
  expect(screen.getByRole('radio', { name: '이미 있어요' })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: '직접 입력' }));
  await user.click(reject);
  const text = screen.getByRole('textbox', { name: '직접 입력한 이유' });
  expect(text).toHaveFocus();
  await user.type(text, '커피를 끊었어요');
  await user.click(reject);
  expect(await screen.findByText('거절한 선물이에요')).toBeVisible();
  expect(sentTo('gift.reject')[0]?.input).toEqual({
    params: { token: TOKEN },
    body: { reason: 'OTHER', text: '커피를 끊었어요' },
  });
});

test('leads on when the gift was accepted in the meantime', async () => {
  let gift = openGift('SENT');
  const { user } = renderForVisitor(PATH, {
    'gift.view': () => gift,
    'gift.reject': () => {
      gift = openGift('ADDRESS_DONE', { stateName: '배송중' });
      throw refused(409, 'STATE', '이미 받은 선물이에요.');
    },
  });
  await user.click(await screen.findByRole('radio', { name: '필요 없어요' }));
  await user.click(screen.getByRole('button', { name: '거절하기' }));
  expect(await screen.findByText('지금은 거절할 수 없어요')).toBeVisible();
  expect(screen.getByRole('link', { name: '받은 선물 보기' })).toBeVisible();
});

test('keeps the reason when the network fails', async () => {
  const { user } = renderForVisitor(PATH, {
    'gift.view': () => openGift('SENT'),
    'gift.reject': () => {
      throw refused(0, 'NETWORK', '연결하지 못했어요.');
    },
  });
  await user.click(await screen.findByRole('radio', { name: '필요 없어요' }));
  await user.click(screen.getByRole('button', { name: '거절하기' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('거절하지 못했어요');
  expect(screen.getByRole('radio', { name: '필요 없어요' })).toBeChecked();
});
