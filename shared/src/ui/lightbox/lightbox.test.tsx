import { type ImageRef, paths } from '@shop/shared/contracts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../../testing/describe-component';
import { Lightbox } from './lightbox';

const images: ImageRef[] = [1, 2].map((n) => ({ key: `g/${n}`, tone: [n, n], alt: `사과 ${n}` }));
const lightbox = <Lightbox open onClose={() => {}} images={images} label="상품 사진" />;

/** Slides whose zoom level is exposed. */
const zoomedSlide = () => document.querySelector('.swiper-slide-zoomed');

beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
});

describeComponent('Lightbox', lightbox);

test('zooms by buttons within its limits', async () => {
  const user = userEvent.setup();
  render(lightbox);
  const scale = () => /scale\((.+)\)/.exec(screen.getByAltText('사과 1').style.transform)?.[1];
  await user.click(screen.getByRole('button', { name: '축소' }));
  expect(zoomedSlide()).toBeNull();
  await user.click(screen.getByRole('button', { name: '확대' }));
  expect(zoomedSlide()).toContainElement(screen.getByRole('img', { name: '사과 1' }));
  await user.click(screen.getByRole('button', { name: '축소' }));
  expect(zoomedSlide()).toBeNull();
  for (let press = 0; press < 4; press += 1)
    await user.click(screen.getByRole('button', { name: '확대' }));
  expect(scale()).toBe('3');
});

test('zooms in on a double tap and out on another, and ignores a single tap', () => {
  jest.useFakeTimers();
  render(lightbox);
  const picture = screen.getByRole('img', { name: '사과 1' });
  const tap = () => {
    for (const type of ['pointerdown', 'pointerup']) {
      const event = new MouseEvent(type, { bubbles: true, clientX: 50, clientY: 50 });
      fireEvent(picture, Object.assign(event, { pointerId: 1, pointerType: 'touch' }));
    }
  };
  tap();
  expect(zoomedSlide()).toBeNull();
  act(() => jest.advanceTimersByTime(100));
  tap();
  expect(zoomedSlide()).not.toBeNull();
  act(() => jest.advanceTimersByTime(1000));
  tap();
  act(() => jest.advanceTimersByTime(100));
  tap();
  expect(zoomedSlide()).toBeNull();
});

test('moves between pictures by arrow keys and buttons, and stops at the last', async () => {
  const user = userEvent.setup();
  render(lightbox);
  const counter = screen.getByRole('status');
  expect(screen.getByRole('group', { name: '2장 중 2번째 사진' })).toBeInTheDocument();
  // Swiper reads keyCode, which browsers set and user-event leaves at 0.
  fireEvent.keyDown(document.body, { key: 'ArrowRight', keyCode: 39 });
  expect(counter).toHaveTextContent('2/2');
  await user.click(screen.getByRole('button', { name: '다음 사진' }));
  expect(counter).toHaveTextContent('2/2');
  await user.click(screen.getByRole('button', { name: '이전 사진' }));
  expect(counter).toHaveTextContent('1/2');
});

test('has the thumbnail behind the picture, which alone is zoomed', async () => {
  const user = userEvent.setup();
  render(lightbox);
  await user.click(screen.getByRole('button', { name: '확대' }));
  const picture = screen.getByAltText('사과 1');
  const thumbnail = picture.nextElementSibling as HTMLImageElement;
  expect(picture.style.transform).toContain('scale');
  expect(thumbnail.src).toContain(paths.image('g/1', 160));
  expect(thumbnail.style.transform).toBe('');
});

test('zooms by + and −, and resets by 0', async () => {
  const user = userEvent.setup();
  render(lightbox);
  screen.getByRole('button', { name: '닫기' }).focus();
  await user.keyboard('+');
  expect(zoomedSlide()).not.toBeNull();
  await user.keyboard('-');
  expect(zoomedSlide()).toBeNull();
  await user.keyboard('++0');
  expect(zoomedSlide()).toBeNull();
});
