import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShop } from '../../testing/render-in-shop';
import { Button, ButtonLink } from './button';

test('keeps name and focus and ignores clicks when busy', async () => {
  const press = jest.fn();
  const { rerender } = render(<Button onClick={press}>결제하기</Button>);
  const button = screen.getByRole('button', { name: '결제하기' });
  await userEvent.click(button);
  rerender(
    <Button onClick={press} isLoading>
      결제하기
    </Button>,
  );
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
});

test('keeps focus and ignores clicks when done', async () => {
  const press = jest.fn();
  const { rerender } = render(<Button onClick={press}>쿠폰 받기</Button>);
  await userEvent.click(screen.getByRole('button'));
  rerender(
    <Button onClick={press} aria-disabled>
      쿠폰을 받았어요
    </Button>,
  );
  expect(screen.getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(1);
});

test('does not submit its form again when busy', async () => {
  const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <input aria-label="이름" />
      <Button type="submit" isLoading>
        저장
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  await userEvent.type(screen.getByRole('textbox'), '김{Enter}');
  expect(send).not.toHaveBeenCalled();
});

test('does not submit unless its type says so', async () => {
  const send = jest.fn();
  render(
    <form onSubmit={send}>
      <Button>쿠폰 받기</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: '쿠폰 받기' }));
  expect(send).not.toHaveBeenCalled();
});

test('renders a link that looks like a button as a link', () => {
  renderInShop(<ButtonLink to="/basket">장바구니로 가기</ButtonLink>);
  expect(screen.getByRole('link', { name: '장바구니로 가기' })).toHaveAttribute('href', '/basket');
});
