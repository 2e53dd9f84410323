import { csCalls, termCalls } from '@shop/shared/contracts';
import { MarkupStage } from '@shop/shared/markup';
import { InShop } from '@shop/shared/testing/render-in-shop';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FrameFooter } from '../../frame/chrome/frame-footer';
import { LegalLayer } from './legal-layer';

const topFaqs = [
  {
    faqNo: 1,
    category: 'ORDER',
    question: '어떻게 결제하나요?',
    answer: '카드로요.',
    isHelpful: null,
  },
];
const terms = {
  ...{ code: '901', title: '이용약관', version: '2026-01-01', shown: '2026-01-01', coming: null },
  articles: [{ heading: '제1조 목적', paragraphs: ['이 약관은 이용 조건을 정합니다.'] }],
  history: [{ version: '2026-01-01', summary: '' }],
};
const responses = {
  [csCalls.home.id]: { isPhoneOpen: true, topFaqs, notices: [] },
  [termCalls.detail.id]: terms,
};

const shop = (
  <InShop>
    <MarkupStage answers={responses}>
      <FrameFooter />
      <LegalLayer />
    </MarkupStage>
  </InShop>
);

test('shows frequently asked questions without login', async () => {
  const user = userEvent.setup();
  render(shop);
  await user.click(screen.getByRole('link', { name: '자주 묻는 질문' }));
  expect(await screen.findByRole('dialog', { name: '자주 묻는 질문' })).toBeVisible();
  await user.click(await screen.findByText('어떻게 결제하나요?'));
  expect(screen.getByText('카드로요.')).toBeVisible();
});

test('opens the terms over the page', async () => {
  const user = userEvent.setup();
  render(shop);
  await user.click(screen.getByRole('link', { name: '이용약관' }));
  expect(await screen.findByRole('heading', { name: '제1조 목적' })).toBeVisible();
  expect(screen.getByRole('link', { name: /변경 이력/ })).toHaveAttribute(
    'href',
    '/cs/terms?code=901',
  );
});
