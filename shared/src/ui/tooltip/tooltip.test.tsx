import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../../testing/describe-component';
import { Tooltip } from './tooltip';

const tooltip = (
  <Tooltip text="관심 상품에 담아요">
    <button type="button">찜</button>
  </Tooltip>
);

describeComponent('Tooltip', tooltip);

test('describes its control, opens on focus and closes on Escape and blur', async () => {
  const user = userEvent.setup();
  render(tooltip);
  const hint = screen.getByRole('tooltip');
  await user.tab();
  expect(screen.getByRole('button', { name: '찜' })).toHaveAccessibleDescription(
    '관심 상품에 담아요',
  );
  expect(hint).toHaveAttribute('data-popover-open');
  await user.keyboard('{Escape}');
  expect(hint).not.toHaveAttribute('data-popover-open');
  await user.tab();
  await user.tab({ shift: true });
  expect(hint).toHaveAttribute('data-popover-open');
});
