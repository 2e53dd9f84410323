import { fireEvent } from '@testing-library/react';
import { markFailedImages } from './failed-images';

const addPicture = (over: Partial<HTMLImageElement> = {}) => {
  const picture = document.body.appendChild(document.createElement('img'));
  for (const [name, value] of Object.entries(over)) Object.defineProperty(picture, name, { value });
  return picture;
};

test('marks images that fail, also before monitoring starts, and unmarks images that load', () => {
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
