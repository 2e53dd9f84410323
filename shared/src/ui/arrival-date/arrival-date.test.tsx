import { render, screen } from '@testing-library/react';
import { ArrivalDate } from './arrival-date';

test('says that a day is the first of several', () => {
  render(<ArrivalDate day="2026-11-24" isFirst />);
  expect(screen.getByText('11.24(화)부터 차례로 도착 예정')).toBeVisible();
});

test('names the day with its weekday, in both sizes with the same words', () => {
  render(
    <>
      <ArrivalDate day="2026-11-24" />
      <ArrivalDate day="2026-11-24" size="title" />
    </>,
  );
  expect(screen.getAllByText('11.24(화) 도착 예정')).toHaveLength(2);
});
