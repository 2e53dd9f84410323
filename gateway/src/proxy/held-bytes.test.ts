import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createHeldBytes, giveBackAtClose } from './held-bytes';

it('is bounded for each client and in all, and takes again what was given back', () => {
  const held = createHeldBytes(100, (client) =>
    client === 'here' ? Number.POSITIVE_INFINITY : 40,
  );
  const giveBack = held.take('a', 30);
  expect(held.take('a', 20)).toBeUndefined();
  expect(held.take('b', 40)).toBeDefined();
  expect(held.take('here', 31)).toBeUndefined();
  giveBack?.();
  giveBack?.();
  expect(held.take('here', 60)).toBeDefined();
  expect(held.take('a', 1)).toBeUndefined();
});

it('gives back when the response closes, and at once when it has closed before', () => {
  const giveBack = jest.fn();
  const response = Object.assign(new EventEmitter(), { destroyed: false });
  giveBackAtClose(response as unknown as ServerResponse, giveBack);
  expect(giveBack).not.toHaveBeenCalled();
  response.emit('close');
  expect(giveBack).toHaveBeenCalledTimes(1);
  // A client that has gone closes its response before the api has answered.
  const gone = Object.assign(new EventEmitter(), { destroyed: true });
  giveBackAtClose(gone as unknown as ServerResponse, giveBack);
  expect(giveBack).toHaveBeenCalledTimes(2);
});
