import type { ImageRef } from '@shop/shared/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../../testing/describe-component';
import { Gallery } from './gallery';

const images: ImageRef[] = [1, 2, 3].map((n) => ({
  key: `goods/1/${n}`,
  tone: [n, n],
  alt: `사과 ${n}`,
}));

describeComponent('Gallery', <Gallery images={images} />);

test('prioritises only the first picture', () => {
  render(<Gallery images={images} />);
  const priorities = ['사과 1', '사과 2'].map((alt) =>
    screen.getByRole('img', { name: alt, hidden: true }).getAttribute('fetchpriority'),
  );
  expect(priorities).toEqual(['high', null]);
});

test('opens the large picture on click and closes it on Escape', async () => {
  const user = userEvent.setup();
  render(<Gallery images={images} />);
  const picture = screen.getByRole('button', { name: /3장 중 1번째 사진 크게 보기/ });
  await user.click(picture);
  expect(await screen.findByRole('dialog', { name: '상품 사진 크게 보기' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('1/3');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(picture).toHaveFocus();
});

test('has one tab stop of thumbnails, whose arrow keys select a picture', async () => {
  const user = userEvent.setup();
  render(<Gallery images={images} />);
  await user.tab();
  expect(screen.getByRole('button', { name: /1번째 사진 크게 보기/ })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: '1번째 사진 보기' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: '3번째 사진 보기' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: '2번째 사진 보기' })).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('shows no counter and thumbnails for one picture', () => {
  render(<Gallery images={images.slice(0, 1)} />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByText('1/1')).toBeNull();
});
