import type { ImageRef } from '@shop/shared/contracts';
import { render, screen } from '@testing-library/react';
import { Picture } from './picture';

const image: ImageRef = { key: 'd/mug-6-0-hero', tone: [6, 11], alt: '창가의 머그' };

test('requests the aspect ratio of its box, at widths up to twice its own', () => {
  render(<Picture image={image} width={480} height={240} sizes="50vw" />);
  const picture = screen.getByRole('img', { name: '창가의 머그' });
  expect(picture).toHaveAttribute('width', '480');
  expect(picture).toHaveAttribute('height', '240');
  const sources = picture.getAttribute('srcset')?.split(', ') ?? [];
  expect(sources.map((source) => source.split(' ')[1])).toEqual([
    '160w',
    '320w',
    '480w',
    '750w',
    '960w',
  ]);
  expect(sources[1]).toContain('w=320&h=160');
});

test.each([72, 80])('has one source when it is as small as %d px', (width) => {
  render(<Picture image={image} width={width} height={width} sizes="80px" />);
  const picture = screen.getByRole('img', { name: '창가의 머그' });
  expect(picture).toHaveAttribute('src', expect.stringMatching(/w=160$/));
  expect(picture).not.toHaveAttribute('srcset');
  expect(picture).not.toHaveAttribute('sizes');
});

test('has an empty alt when the text beside it says the same', () => {
  render(<Picture image={image} alt="" width={480} height={480} sizes="50vw" />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('loads other eager pictures behind the one with priority', () => {
  const { container } = render(
    <>
      <Picture image={image} alt="" width={480} height={480} sizes="50vw" isPriority />
      <Picture image={image} alt="" width={480} height={480} sizes="50vw" isEager />
    </>,
  );
  const [first, second] = container.querySelectorAll('img');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(second).toHaveAttribute('fetchpriority', 'low');
  expect(second).toHaveAttribute('loading', 'eager');
});
