import { render, screen } from '@testing-library/react';
import { Notice } from './notice';

test('announces an error at once and other messages politely', () => {
  render(
    <>
      <Notice tone="danger" isLive>
        품절이에요
      </Notice>
      <Notice tone="good" isLive>
        담았어요
      </Notice>
      <Notice tone="danger">늘 여기 있어요</Notice>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('품절이에요');
  expect(screen.getByRole('status')).toHaveTextContent('담았어요');
});
