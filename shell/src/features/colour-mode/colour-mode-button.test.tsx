import { InShop } from '@shop/shared/testing/render-in-shop';
import { Layers } from '@shop/shared/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FrameFooter } from '../../frame/chrome/frame-footer';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset.mode = 'card';
});

test('opens the choice of 화면 모드 from the footer and applies it at once', async () => {
  const user = userEvent.setup();
  render(
    <InShop>
      <FrameFooter />
      <Layers />
    </InShop>,
  );
  await user.click(screen.getByRole('button', { name: '화면 모드' }));
  expect(await screen.findByRole('dialog', { name: '화면 모드' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^다크/ }));
  expect(document.documentElement.dataset.mode).toBe('dark');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.documentElement.dataset.mode).toBe('dark');
});
