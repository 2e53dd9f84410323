import { fireEvent } from '@testing-library/react';
import { markFailedImages } from './failed-images';

const addImage = (overrides: Partial<HTMLImageElement> = {}) => {
  const picture = document.body.appendChild(document.createElement('img'));
  for (const [name, value] of Object.entries(overrides))
    Object.defineProperty(picture, name, { value });
  return picture;
};

test('marks images that fail, also before monitoring starts, and unmarks images that load', () => {
  const failedBefore = addImage({ complete: true, naturalWidth: 0, currentSrc: '/images/gone' });
  const loaded = addImage({ complete: true, naturalWidth: 320, currentSrc: '/images/mug' });
  markFailedImages();
  const failedLater = addImage();
  expect([failedBefore, loaded, failedLater].map(({ dataset }) => 'failed' in dataset)).toEqual([
    true,
    false,
    false,
  ]);
  fireEvent.error(failedLater);
  expect(failedLater).toHaveAttribute('data-failed');
  fireEvent.load(failedLater);
  expect(failedLater).not.toHaveAttribute('data-failed');
});
