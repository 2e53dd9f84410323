import { act, render, screen } from '@testing-library/react';
import { lazy } from './lazy';

const Part = () => <p>내용</p>;

test('tells an opener whether the code is there, without loading it', async () => {
  const load = jest.fn(async () => Part);
  const part = lazy(load);
  const Opener = () => <output>{part.useCode() ? '있음' : '없음'}</output>;
  render(<Opener />);
  expect(screen.getByRole('status')).toHaveTextContent('없음');
  expect(load).not.toHaveBeenCalled();

  await act(async () => part.preload());
  expect(screen.getByRole('status')).toHaveTextContent('있음');
});
