import { AppProvider, createApp, visitorSession } from '@shop/shared/app';
import { defaultSettings, type PublicSettings } from '@shop/shared/domain';
import { render, screen } from '@testing-library/react';
import { TrialBanner } from './trial-banner';

const open = (settings: PublicSettings) =>
  render(
    <AppProvider
      app={createApp({
        call: (() => new Promise(() => {})) as never,
        session: visitorSession,
        isServer: false,
        renderedAtMs: 0,
        userAgent: '',
        settings,
      })}
    >
      <TrialBanner />
    </AppProvider>,
  );

test('is a named region in a trial shop', () => {
  open({ ...defaultSettings, isTrial: true });
  expect(screen.getByRole('region', { name: '체험용 쇼핑몰 안내' }).textContent).toBe(
    '체험용 쇼핑몰이에요. 실제로 결제되거나 배송되지 않아요.',
  );
});

test('is absent elsewhere', () => {
  open(defaultSettings);
  expect(screen.queryByRole('region')).toBeNull();
});
