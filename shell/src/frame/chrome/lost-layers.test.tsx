import { InShop } from '@shop/shared/testing/render-in-shop';
import { Layers } from '@shop/shared/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LegalLayer } from '../../features/legal/legal-layer';
import { FrameFooter } from './frame-footer';

const mockLoss = () => {
  throw new Error('Loading chunk failed.');
};
jest.mock('../../features/legal/legal-modal', () => mockLoss());
jest.mock('../../features/colour-mode/colour-mode-sheet', () => mockLoss());

/** The second try follows after a moment. */
const LATE = { timeout: 4_000 };

test.each([
  ['link', '이용약관'],
  ['button', '화면 모드'],
] as const)('says so when the layer of the %s %s does not load', async (role, name) => {
  const user = userEvent.setup();
  render(
    <InShop>
      <FrameFooter />
      <LegalLayer />
      <Layers />
    </InShop>,
  );
  await user.click(screen.getByRole(role, { name }));
  const toast = await screen.findByText(/화면을 불러오지 못했어요/, {}, LATE);
  expect(toast).toBeVisible();
  // The address of a layer that is not there would keep its link from opening it again.
  await waitFor(() => expect(location.search).not.toContain('modal'));
});
