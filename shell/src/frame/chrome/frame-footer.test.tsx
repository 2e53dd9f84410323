import { AppProvider, createApp, visitorSession } from '@shop/shared/app';
import { createMemoryRouter, RouterProvider } from '@shop/shared/app/navigation';
import { business, paths } from '@shop/shared/contracts';
import { type BusinessFacts, defaultSettings } from '@shop/shared/domain';
import { render, screen } from '@testing-library/react';
import { FrameFooter } from './frame-footer';

function show(own?: BusinessFacts) {
  const app = createApp({
    call: jest.fn() as never,
    session: visitorSession,
    isServer: false,
    renderedAtMs: 0,
    settings: own && { ...defaultSettings, business: own },
  });
  render(
    <AppProvider app={app}>
      <RouterProvider router={createMemoryRouter([{ path: '/', Component: FrameFooter }])} />
    </AppProvider>,
  );
}

test("shows the sample's business facts by default", () => {
  show();
  expect(screen.getByText(business.registrationNo)).toBeVisible();
  expect(screen.getByText(business.brokerNotice)).toBeVisible();
});

test('links to the customer centre and its notices', () => {
  show();
  expect(screen.getByRole('link', { name: '고객센터' })).toHaveAttribute('href', paths.cs());
  expect(screen.getByRole('link', { name: '공지사항' })).toHaveAttribute('href', paths.notice());
});

test("shows the operator's business facts when configured", () => {
  const { escrowProvider, brokerNotice, ...required } = business;
  show({
    ...required,
    companyName: '(주)우리몰',
    hostingProvider: '(주)호스팅',
    registrationNo: '123-45-67890',
  });
  expect(screen.getByText('(주)우리몰')).toBeVisible();
  expect(screen.getByText('123-45-67890')).toBeVisible();
  expect(screen.queryByText(business.companyName)).toBeNull();
  expect(screen.queryByText(escrowProvider)).toBeNull();
  expect(screen.queryByText(brokerNotice)).toBeNull();
});
