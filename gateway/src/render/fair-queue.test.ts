import { createFairQueue } from './fair-queue';

it('gives each client a turn', () => {
  const queue = createFairQueue<string>(10);
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.push(item.slice(0, 1), item);
  const order = Array.from({ length: 7 }, () => queue.shift());
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined]);
});

it('refuses the newest of who waits for most when it is full', () => {
  const queue = createFairQueue<string>(3);
  for (const item of ['a1', 'a2', 'a3']) expect(queue.push('a', item)).toBeUndefined();
  expect(queue.push('a', 'a4')).toBe('a4');
  expect(queue.push('b', 'b1')).toBe('a3');
  expect(queue.push('c', 'c1')).toBe('a2');
  expect([queue.shift(), queue.shift(), queue.shift(), queue.size]).toEqual(['a1', 'b1', 'c1', 0]);
});

it('refuses an urgent one only when no others wait', () => {
  const queue = createFairQueue<string>(2);
  queue.push('a', 'a pays 1', true);
  queue.push('a', 'a pays 2', true);
  expect(queue.push('b', 'b1')).toBe('b1');
  expect(queue.push('c', 'c pays', true)).toBe('a pays 2');
  expect([queue.shift(), queue.shift(), queue.size]).toEqual(['a pays 1', 'c pays', 0]);
});
