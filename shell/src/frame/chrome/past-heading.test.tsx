import { act, render, screen } from '@testing-library/react';
import { PastHeading } from './past-heading';

/** Places the page's heading; jsdom has no layout. */
function scrollHeadingTo(bottomPx: number) {
  const heading = screen.getByRole('heading', { name: '니트' });
  const box = { bottom: bottomPx } as DOMRect;
  heading.getClientRects = () => [box] as unknown as DOMRectList;
  heading.getBoundingClientRect = () => box;
  act(() => void window.dispatchEvent(new Event('scroll')));
}

test('shows the title only while the heading of the page is above the header', () => {
  render(
    <>
      <PastHeading>
        <p>제목</p>
      </PastHeading>
      <main>
        <h1>지난 페이지</h1>
        <h1>니트</h1>
      </main>
    </>,
  );
  expect(screen.queryByText('제목')).toBeNull();
  scrollHeadingTo(40);
  expect(screen.getByText('제목')).toBeVisible();
  scrollHeadingTo(400);
  expect(screen.queryByText('제목')).toBeNull();
});
