import { numbered } from './codes';
import { listCodes, stateWord } from './list-codes';

test('numbers state words in order, and resolves a code to its word', () => {
  const codes = numbered('SB-MO-BK-01', ['nodata', 'sold-out']);
  expect(codes).toEqual(['SB-MO-BK-0101-nodata', 'SB-MO-BK-0102-sold-out']);
  expect(codes.map(stateWord)).toEqual(['nodata', 'sold-out']);
  expect(stateWord('skeleton-basket')).toBe('skeleton-basket');
});

test('lists every code with its title, looked up by code, then by word', () => {
  const codes = { 'order.basket': ['skeleton-basket', ...numbered('SB-MO-BK-01', ['nodata'])] };
  expect(listCodes(codes, { 'skeleton-basket': '뼈대', nodata: '비었을 때' })).toEqual([
    expect.objectContaining({ path: '/markup/skeleton-basket', title: '뼈대', group: 'skeleton' }),
    expect.objectContaining({
      path: '/markup/SB-MO-BK-0101-nodata',
      title: '비었을 때',
      group: 'state',
      words: ['nodata', 'SB-MO-BK-0101-nodata'],
    }),
  ]);
  expect(() => listCodes(codes, {})).toThrow('skeleton-basket');
});
