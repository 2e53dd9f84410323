import { act, fireEvent, screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describe-component';
import { InShop, renderInShop } from '../../testing/render-in-shop';
import { LoginToast } from './login-toast';

const words = () => screen.queryByText(/^로그인하면/);
const show = (isDue = true, hasTallHeader = false) =>
  renderInShop(<LoginToast isDue={isDue} hasTallHeader={hasTallHeader} />, '/main?tab=2');

describe('timing', () => {
  beforeEach(() => jest.useFakeTimers());

  test('appears 700 ms after the event', () => {
    show();
    act(() => jest.advanceTimersByTime(699));
    expect(words()).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(words()).toBeVisible();
  });

  test('does not appear when it was cancelled before', () => {
    const { rerender } = show();
    act(() => jest.advanceTimersByTime(500));
    rerender(
      <InShop path="/main">
        <LoginToast isDue={false} hasTallHeader={false} />
      </InShop>,
    );
    act(() => jest.advanceTimersByTime(1000));
    expect(words()).toBeNull();
  });

  test('links to sign-in with a return path, and closes', () => {
    show();
    act(() => jest.advanceTimersByTime(700));
    expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute(
      'href',
      '/common/login-auth?returnTo=%2Fmain%3Ftab%3D2',
    );
    fireEvent.click(screen.getByRole('button', { name: '로그인 안내 닫기' }));
    expect(words()).toBeNull();
  });

  test.each([
    [true, 'belowTabs'],
    [false, 'belowHeader'],
  ])('is positioned below the header (tall: %s)', (isTall, place) => {
    show(false, isTall);
    expect(screen.getByRole('status')).toHaveClass(place);
  });
});

describeComponent('LoginToast', <LoginToast isDue hasTallHeader />);
