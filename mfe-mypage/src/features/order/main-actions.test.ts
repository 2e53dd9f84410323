import { splitActions } from './main-actions';

const actionsOf = (...names: string[]) =>
  names.map((action) => ({ action, label: action })) as Parameters<typeof splitActions>[0];
const split = (...names: string[]) => {
  const { main, others } = splitActions(actionsOf(...names));
  return [main.map(({ action }) => action), others.map(({ action }) => action)];
};

test('shows where a parcel is while it is on its way', () =>
  expect(split('RECEIVE', 'CONFIRM', 'TRACK', 'REORDER')).toEqual([
    ['TRACK', 'RECEIVE'],
    ['CONFIRM', 'REORDER'],
  ]));

test('shows review and confirmation after the delivery', () =>
  expect(split('TRACK', 'RETURN', 'EXCHANGE', 'CONFIRM', 'REVIEW', 'REORDER')).toEqual([
    ['REVIEW', 'CONFIRM'],
    ['REORDER', 'TRACK', 'RETURN', 'EXCHANGE'],
  ]));

test('hides nothing when one button would hide one', () =>
  expect(split('CANCEL', 'TRACK', 'REORDER')).toEqual([['CANCEL', 'REORDER', 'TRACK'], []]));
