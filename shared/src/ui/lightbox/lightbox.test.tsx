import type { ImageRef } from '@shop/shared/contracts';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../../testing/describe-component';
import { Lightbox } from './lightbox';

const images: ImageRef[] = [1, 2].map((n) => ({ key: `g/${n}`, tone: [n, n], alt: `사과 ${n}` }));
const lightbox = <Lightbox open onClose={() => {}} images={images} label="상품 사진" />;

/** What is zoomed says so: its frame. */
const zoomedFrame = () => document.querySelector('[data-zoomed]');

beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
});

describeComponent('Lightbox', lightbox);

test('zooms by buttons, not beyond its limits', async () => {
  const user = userEvent.setup();
  render(lightbox);
  await user.click(screen.getByRole('button', { name: '축소' }));
  expect(zoomedFrame()).toBeNull();
  await user.click(screen.getByRole('button', { name: '확대' }));
  expect(zoomedFrame()).toContainElement(screen.getByRole('img', { name: '사과 1' }));
  await user.click(screen.getByRole('button', { name: '축소' }));
  expect(zoomedFrame()).toBeNull();
});

test('a double tap zooms in, another one out; a single tap does nothing', () => {
  render(lightbox);
  const picture = screen.getByRole('img', { name: '사과 1' });
  const tap = () =>
    fireEvent(picture, new MouseEvent('pointerdown', { bubbles: true, clientX: 50, clientY: 50 }));
  tap();
  expect(zoomedFrame()).toBeNull();
  tap();
  expect(zoomedFrame()).not.toBeNull();
  tap();
  tap();
  expect(zoomedFrame()).toBeNull();
});
