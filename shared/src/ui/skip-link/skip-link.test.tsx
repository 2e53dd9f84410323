import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../../testing/describe-component';
import { SkipLink } from './skip-link';

describeComponent('SkipLink', <SkipLink />);

test('is the first tab stop and points to the content', async () => {
  render(
    <>
      <SkipLink />
      <button type="button">메뉴</button>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: '본문 바로가기' })).toHaveFocus();
  expect(document.activeElement).toHaveAttribute('href', '#main');
});
