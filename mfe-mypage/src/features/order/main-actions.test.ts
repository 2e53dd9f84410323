import { foldLater, mainAction, splitActions, withBasket } from './main-actions';

const actionsOf = (...names: string[]) =>
  names.map((action) => ({ action, label: action })) as Parameters<typeof splitActions>[0];
const split = (...names: string[]) => {
  const { main, others } = splitActions(actionsOf(...names));
  return [main.map(({ action }) => action), others.map(({ action }) => action)];
};

test('shows where a parcel is while it is on its way, and hides 구매확정', () =>
  expect(split('TRACK', 'RECEIVE', 'CONFIRM', 'REORDER')).toEqual([
    ['TRACK', 'RECEIVE'],
    ['CONFIRM', 'REORDER'],
  ]));

test('shows 구매확정 and the review after the delivery', () =>
  expect(split('TRACK', 'RETURN', 'EXCHANGE', 'CONFIRM', 'REVIEW', 'REORDER')).toEqual([
    ['CONFIRM', 'REVIEW'],
    ['RETURN', 'EXCHANGE', 'TRACK', 'REORDER'],
  ]));

test('shows the return in place of a review that was written', () =>
  expect(split('TRACK', 'RETURN', 'EXCHANGE', 'CONFIRM', 'REORDER')).toEqual([
    ['CONFIRM', 'RETURN'],
    ['EXCHANGE', 'TRACK', 'REORDER'],
  ]));

test('hides nothing when one button would hide one', () =>
  expect(split('REORDER', 'BASKET', 'REVIEW')).toEqual([['REVIEW', 'REORDER', 'BASKET'], []]));

test('hides both reorders before the delivery', () =>
  expect(split('CANCEL', 'REORDER', 'BASKET')).toEqual([['CANCEL'], ['REORDER', 'BASKET']]));

test('hides 구매확정 and both reorders of a parcel on its way', () => {
  const { main, others } = foldLater(actionsOf('TRACK', 'RECEIVE', 'CONFIRM', 'REORDER', 'BASKET'));
  expect(main.map(({ action }) => action)).toEqual(['TRACK', 'RECEIVE']);
  expect(others.map(({ action }) => action)).toEqual(['CONFIRM', 'REORDER', 'BASKET']);
});

test('shows the reorders of a canceled line, which has no other action', () =>
  expect(foldLater(actionsOf('REORDER', 'BASKET')).others).toEqual([]));

test('shows 구매확정 once the parcel has arrived', () =>
  expect(foldLater(actionsOf('TRACK', 'RETURN', 'CONFIRM', 'REORDER')).others).toEqual([]));

test.each([
  [['TRACK', 'RECEIVE', 'CONFIRM', 'REORDER'], undefined],
  [['TRACK', 'RETURN', 'EXCHANGE', 'CONFIRM', 'REVIEW'], 'CONFIRM'],
  [['TRACK', 'RETURN', 'REVIEW', 'REORDER'], 'REVIEW'],
  [['CANCEL', 'REORDER'], undefined],
])('has one main action at most: of %j %s', (names, main) =>
  expect(mainAction(actionsOf(...names))?.action).toBe(main),
);

test('shows 장바구니 담기 right after 바로 재구매', () =>
  expect(withBasket(actionsOf('CANCEL', 'REORDER', 'TRACK')).map(({ action }) => action)).toEqual([
    'CANCEL',
    'REORDER',
    'BASKET',
    'TRACK',
  ]));
