import { render } from '@testing-library/react';
import { events, useShopEvent } from './events';

test('notifies every listener with the detail until it unsubscribes', () => {
  const first = jest.fn();
  const second = jest.fn();
  const stop = events.on('favorite:changed', first);
  events.on('favorite:changed', second);
  events.emit('favorite:changed', { targetCd: '10', no: 7, isOn: true });
  stop();
  events.emit('favorite:changed', { targetCd: '10', no: 8, isOn: true });
  expect(first.mock.calls).toEqual([[{ targetCd: '10', no: 7, isOn: true }]]);
  expect(second).toHaveBeenCalledTimes(2);
});

test('emits without listeners', () => {
  expect(() => events.emit('order:changed', { orderNo: 'none' })).not.toThrow();
});

test('subscribes a component while it is mounted', () => {
  const handleEvent = jest.fn();
  function Count() {
    useShopEvent('basket:changed', handleEvent);
    return null;
  }
  const { unmount } = render(<Count />);
  events.emit('basket:changed');
  unmount();
  events.emit('basket:changed');
  expect(handleEvent).toHaveBeenCalledTimes(1);
});
