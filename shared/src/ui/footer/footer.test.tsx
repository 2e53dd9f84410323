import type { BusinessFacts } from '@shop/shared/domain';
import { screen, within } from '@testing-library/react';
import { describeComponent } from '../../testing/describe-component';
import { renderInShop } from '../../testing/render-in-shop';
import { Footer } from './footer';

const business: BusinessFacts = {
  companyName: '(주)우리몰',
  representative: '김대표',
  address: '서울특별시 중구 세종대로 1',
  phone: '1577-7083',
  email: 'help@shop.example',
  registrationNo: '123-45-67890',
  mailOrderNo: '제2026-서울중구-0001호',
  privacyOfficer: '이보호',
  hostingProvider: '(주)우리호스팅',
  escrowProvider: '(주)우리안전거래',
  brokerNotice: '당사는 통신판매중개자예요.',
};

const footer = (
  <Footer
    business={business}
    links={[{ text: '개인정보처리방침', to: '/cs?modalId=privacy', isStrong: true }]}
  />
);

describeComponent('Footer', footer);

test('shows the legally required business information', () => {
  renderInShop(footer);
  const text = within(screen.getByRole('contentinfo'));
  for (const fact of Object.values(business)) {
    expect(text.getAllByText(fact).length).toBeGreaterThan(0);
  }
});

test('links to the Fair Trade Commission’s page about this business', () => {
  renderInShop(footer);
  const href = screen.getByRole('link', { name: /사업자정보확인/ }).getAttribute('href') ?? '';
  expect(new URL(href).searchParams.get('wrkr_no')).toBe('1234567890');
});
