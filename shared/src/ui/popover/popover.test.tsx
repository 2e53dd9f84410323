import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../../testing/describe-component';
import { anchorPosition } from './anchor-position';
import { Popover } from './popover';

const screenSize = { width: 390, height: 844 };
const size = { width: 200, height: 100 };

test.each([
  [
    'below its anchor',
    { left: 150, top: 100, width: 40, height: 20 },
    { left: 70, top: 128, isAbove: false },
  ],
  [
    'above it at the lower edge',
    { left: 150, top: 800, width: 40, height: 20 },
    { left: 70, top: 692, isAbove: true },
  ],
  [
    'inside the left edge',
    { left: 0, top: 100, width: 20, height: 20 },
    { left: 12, top: 128, isAbove: false },
  ],
  [
    'inside the right edge',
    { left: 370, top: 100, width: 20, height: 20 },
    { left: 178, top: 128, isAbove: false },
  ],
])('is placed %s', (_, anchor, place) =>
  expect(anchorPosition(anchor, size, screenSize)).toEqual(place),
);

const popover = <Popover label="무이자 안내">최대 12개월 무이자예요.</Popover>;

describeComponent('Popover', <p>무이자 {popover}</p>);

test('opens by its button, is expanded, and restores focus after Escape', async () => {
  const user = userEvent.setup();
  render(popover);
  const button = screen.getByRole('button', { name: '무이자 안내' });
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  expect(button).toHaveFocus();
});
