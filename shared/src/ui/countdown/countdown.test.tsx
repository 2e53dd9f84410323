import { act, screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describe-component';
import { renderInShop } from '../../testing/render-in-shop';
import { Countdown } from './countdown';
import { clockText, splitRemaining, spokenText } from './remaining';

const HOUR_MS = 3_600_000;

test.each([
  [2 * 24 * HOUR_MS + 3 * HOUR_MS + 4 * 60_000 + 5000, '2일 03:04:05', '2일 3시간 4분 남음'],
  [HOUR_MS, '01:00:00', '1시간 남음'],
  [59_000, '00:00:59', '1분 미만 남음'],
  [0, '00:00:00', '마감'],
  [-5000, '00:00:00', '마감'],
])('shows %s ms as %s and reads it as %s', (spanMs, clock, spoken) => {
  const remaining = splitRemaining(spanMs);
  expect(clockText(remaining)).toBe(clock);
  expect(spokenText(remaining)).toBe(spoken);
});

describeComponent('Countdown', <Countdown endsAt="2030-01-01T00:00:00+09:00" look="box" />);

test('marks the figures, which change each second', () => {
  const { container } = renderInShop(<Countdown endsAt={Date.now() + 3000} />);
  expect(container.querySelector('[data-time]')).toBe(screen.getByRole('timer'));
});

test('counts down and reports its end once', () => {
  jest.useFakeTimers();
  const handleEnd = jest.fn();
  renderInShop(<Countdown endsAt={Date.now() + 3000} onEnd={handleEnd} />);
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:03');
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:01');
  expect(handleEnd).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByRole('timer', { name: '마감' })).toBeInTheDocument();
  expect(handleEnd).toHaveBeenCalledTimes(1);
});
