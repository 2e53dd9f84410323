import { fireEvent } from '@testing-library/react';
import { markFailedImages } from './failed-images';

const addPicture = (over: Partial<HTMLImageElement> = {}) => {
  const picture = document.body.appendChild(document.createElement('img'));
  for (const [name, value] of Object.entries(over)) Object.defineProperty(picture, name, { value });
  return picture;
};

test('a picture that fails is marked, also one that failed before; one that comes is not', () => {
  const earlier = addPicture({ complete: true, naturalWidth: 0, currentSrc: '/images/gone' });
  const loaded = addPicture({ complete: true, naturalWidth: 320, currentSrc: '/images/mug' });
  markFailedImages();
  const later = addPicture();
  expect([earlier, loaded, later].map(({ dataset }) => 'failed' in dataset)).toEqual([
    true,
    false,
    false,
  ]);
  fireEvent.error(later);
  expect(later).toHaveAttribute('data-failed');
  fireEvent.load(later);
  expect(later).not.toHaveAttribute('data-failed');
});
