import { dashedDate } from '@shop/shared/domain';
import { screen } from '@testing-library/react';
import { renderInShop } from '../../testing/render-in-shop';
import { ArrivalDate } from './arrival-date';

test('says that a day is the first of several', () => {
  renderInShop(<ArrivalDate day="2029-11-24" isFirst />);
  expect(screen.getByText('11.24(토)부터 차례로 도착 예정')).toBeVisible();
});

test('names the day with its weekday, in both sizes with the same words', () => {
  renderInShop(
    <>
      <ArrivalDate day="2029-11-24" />
      <ArrivalDate day="2029-11-24" size="title" />
    </>,
  );
  expect(screen.getAllByText('11.24(토) 도착 예정')).toHaveLength(2);
});

test('says that goods are late when the day is over', () => {
  renderInShop(<ArrivalDate day="2026-11-24" />);
  expect(screen.getByText('11.24(화) 도착 예정보다 늦어지고 있어요')).toBeVisible();
});

test('says 오늘 on the day itself, in Korea', () => {
  renderInShop(<ArrivalDate day={dashedDate(Date.now())} />);
  expect(screen.getByText(/^오늘\(.\) 도착 예정$/)).toBeVisible();
});
