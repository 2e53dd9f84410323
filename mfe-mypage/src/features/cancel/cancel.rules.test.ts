import { orderItem, secondItem } from '../../test/sample-order';
import { chosenItems, toggleItem, wholeChoice } from './cancel.rules';
import { cancellableItems, cancellableQty } from './cancellable';

const half = orderItem({ itemNo: 3, qty: 5, canceledQty: 2 });
const shipped = orderItem({ itemNo: 4, state: 'DELIVERY_ING', actions: [] });

test('allows canceling the remaining quantity while the api offers it', () => {
  expect(cancellableQty(half)).toBe(3);
  expect(cancellableQty(shipped)).toBe(0);
  expect(cancellableQty(orderItem({ qty: 5, canceledQty: 1, usedQty: 2 }))).toBe(2);
  const gone = orderItem({ qty: 2, canceledQty: 2 });
  expect(cancellableItems({ items: [half, shipped, gone] })).toEqual([half]);
});

test('selects every cancelable quantity for a whole order', () => {
  expect(wholeChoice({ items: [half, secondItem, shipped] })).toEqual({ 3: 3, 2: 1 });
});

test('leaves out a deselected item', () => {
  const all = wholeChoice({ items: [half, secondItem] });
  const without = toggleItem(all, half);
  expect(chosenItems(without)).toEqual([{ itemNo: 2, qty: 1 }]);
  expect(chosenItems(toggleItem(without, half))).toEqual(chosenItems(all));
});
