import { screen, within } from '@testing-library/react';
import { renderForVisitor } from '../../test/render-page';

test('shows the chosen card and the text as the receiver sees them', async () => {
  const { user } = renderForVisitor('/mypage/gift/sample-giftshot?design=LOVE', {});
  expect(await screen.findByRole('radio', { name: '사랑해요' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: '생일 축하' }));
  const message = screen.getByRole('textbox', { name: '메시지' });
  await user.clear(message);
  await user.type(message, '축하해!');
  const card = screen.getByRole('figure', { name: '선물 카드' });
  expect(card).toHaveTextContent('축하해!보내는 분 김하늘');
  expect(
    within(screen.getByRole('radiogroup', { name: '카드 그림' })).getAllByRole('radio'),
  ).toHaveLength(6);
});
