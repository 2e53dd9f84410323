import { foldReceipt, splitActions } from './main-actions';

const actionsOf = (...names: string[]) =>
  names.map((action) => ({ action, label: action })) as Parameters<typeof splitActions>[0];
const split = (...names: string[]) => {
  const { main, others } = splitActions(actionsOf(...names));
  return [main.map(({ action }) => action), others.map(({ action }) => action)];
};

test('shows where a parcel is while it is on its way', () =>
  expect(split('RECEIVE', 'CONFIRM', 'TRACK', 'REORDER')).toEqual([
    ['TRACK', 'CONFIRM'],
    ['REORDER', 'RECEIVE'],
  ]));

test('shows review and confirmation after the delivery', () =>
  expect(split('TRACK', 'RETURN', 'EXCHANGE', 'CONFIRM', 'REVIEW', 'REORDER')).toEqual([
    ['REVIEW', 'CONFIRM'],
    ['REORDER', 'TRACK', 'RETURN', 'EXCHANGE'],
  ]));

test('hides nothing when one button would hide one', () =>
  expect(split('CANCEL', 'TRACK', 'REORDER')).toEqual([['CANCEL', 'REORDER', 'TRACK'], []]));

test('never shows 수취확인 beside 구매확정', () => {
  const { main, others } = foldReceipt(actionsOf('TRACK', 'RECEIVE', 'CONFIRM', 'REORDER'));
  expect(main.map(({ action }) => action)).toEqual(['TRACK', 'CONFIRM', 'REORDER']);
  expect(others.map(({ action }) => action)).toEqual(['RECEIVE']);
});

test('shows 수취확인 when nothing else records the arrival', () =>
  expect(foldReceipt(actionsOf('TRACK', 'RECEIVE')).others).toEqual([]));
