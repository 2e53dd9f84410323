import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../../testing/describe-component';
import { Carousel } from './carousel';

const WIDTH_PX = 390;
const slides = ['가을', '리빙', '식품'].map((text) => ({
  id: text,
  content: <a href={`/${text}`}>{text} 기획전</a>,
}));
const carousel = <Carousel label="기획전" slides={slides} autoplayMs={5000} />;

let scrolledTo: number[];

/** jsdom has no layout, so slide positions and scrolling are mocked. */
beforeEach(() => {
  scrolledTo = [];
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * WIDTH_PX;
  });
  jest.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (
    this: Element,
    to?: ScrollToOptions | number,
  ) {
    const left = typeof to === 'object' ? (to.left ?? 0) : 0;
    scrolledTo.push(left / WIDTH_PX);
    this.scrollLeft = left;
    fireEvent.scroll(this);
  });
});

describeComponent('Carousel', carousel);

test('names itself, its slides and its buttons', () => {
  render(carousel);
  expect(screen.getByRole('group', { name: '기획전' })).toHaveAttribute(
    'aria-roledescription',
    '캐러셀',
  );
  expect(screen.getByRole('group', { name: '3개 중 2번째' })).toHaveTextContent('리빙 기획전');
});

test('moves forward, back and around, and shows the position', async () => {
  const user = userEvent.setup();
  render(<Carousel label="기획전" slides={slides} />);
  await user.click(screen.getByRole('button', { name: '다음' }));
  expect(screen.getByText('2/3')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '이전' }));
  await user.click(screen.getByRole('button', { name: '이전' }));
  expect(screen.getByText('3/3')).toBeInTheDocument();
  expect(scrolledTo).toEqual([1, 0, 2]);
});

describe('autoplay', () => {
  beforeEach(() => jest.useFakeTimers());

  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('advances at least every five seconds', () => {
    render(<Carousel label="기획전" slides={slides} autoplayMs={60_000} />);
    pass(5000);
    expect(scrolledTo).toEqual([1]);
  });

  test('stops on 정지 and resumes on 재생', () => {
    render(carousel);
    fireEvent.click(screen.getByRole('button', { name: '정지' }));
    pass(20_000);
    expect(scrolledTo).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '재생' }));
    pass(5000);
    expect(scrolledTo).toEqual([1]);
  });

  test('pauses while it has focus or a pointer hovers', () => {
    render(carousel);
    act(() => screen.getByRole('link', { name: '가을 기획전' }).focus());
    pass(20_000);
    expect(scrolledTo).toEqual([]);
  });

  test('starts paused when reduced motion is preferred', () => {
    Object.assign(window, { matchMedia: () => ({ matches: true }) });
    render(carousel);
    expect(screen.getByRole('button', { name: '재생' })).toBeInTheDocument();
    pass(20_000);
    expect(scrolledTo).toEqual([]);
    Reflect.deleteProperty(window, 'matchMedia');
  });
});

test('shows no controls for one slide', () => {
  render(<Carousel label="기획전" slides={slides.slice(0, 1)} autoplayMs={5000} />);
  expect(screen.queryByRole('button')).toBeNull();
});
