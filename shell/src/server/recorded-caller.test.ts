import type { Caller } from '@shop/shared/app';
import { csCalls, displayCalls } from '@shop/shared/contracts';
import { recordCalls } from './recorded-caller';

const replying = (async () => ({})) as unknown as Caller;
const failing = (() => Promise.reject(new Error('down'))) as unknown as Caller;

it('is of the catalogue alone when each call is and has been answered', async () => {
  const { call, hasReadCatalogueOnly } = recordCalls(replying);
  const reply = call(displayCalls.menu, {});
  expect(hasReadCatalogueOnly()).toBe(false);
  await reply;
  expect(hasReadCatalogueOnly()).toBe(true);
});

it('is not when another call was made', async () => {
  const { call, hasReadCatalogueOnly } = recordCalls(replying);
  await call(displayCalls.menu, {});
  await call(csCalls.home, {});
  expect(hasReadCatalogueOnly()).toBe(false);
});

it('is not when a call failed, which leaves the page incomplete', async () => {
  const { call, hasReadCatalogueOnly } = recordCalls(failing);
  await expect(call(displayCalls.menu, {})).rejects.toThrow('down');
  expect(hasReadCatalogueOnly()).toBe(false);
});
