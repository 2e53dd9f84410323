import { createResponseCache } from '@shop/shared/node';
import { RenderRefusal } from '../http/render-refusal';
import { readInOwnTurn } from './read-in-own-turn';

const cacheOf = () => createResponseCache<string>({ maxSize: 1_000, sizeOf: () => 1 });
const page = async () => ({ value: 'page', ttlMs: 1_000 });
const refused = async (): Promise<never> => {
  throw new RenderRefusal('busy');
};

it('loads in its own turn when the shared load of another client is refused', async () => {
  const cache = cacheOf();
  const theirs = readInOwnTurn(cache, 'main', refused);
  const ours = readInOwnTurn(cache, 'main', page);
  await expect(theirs).rejects.toThrow(RenderRefusal);
  expect(await ours).toBe('page');
});

it('does not try its own refused load again, nor another failure', async () => {
  const cache = cacheOf();
  const load = jest.fn(refused);
  await expect(readInOwnTurn(cache, 'main', load)).rejects.toThrow(RenderRefusal);
  expect(load).toHaveBeenCalledTimes(1);
  const failing = readInOwnTurn(cache, 'sale', () => Promise.reject(new Error('broken')));
  const ours = jest.fn(page);
  await expect(readInOwnTurn(cache, 'sale', ours)).rejects.toThrow('broken');
  await expect(failing).rejects.toThrow('broken');
  expect(ours).not.toHaveBeenCalled();
});
