import { customers, openMember } from '../actors.mjs';
import { operationsOf } from '../operations.mjs';
import { checkAnswer, isSkipped, requestOf, wordsOf } from '../request.mjs';
import { createRandom } from '../values.mjs';

/** What a member has; a refused change must leave it as it was. */
const belongings = [
  '/order/v1/front/basket',
  '/order/v1/front/orders',
  '/member/v1/front/address',
  '/member/v1/front/coupon',
];

/**
 * Every operation of the api from its own schema, with values that exist and with hostile ones: never
 * a 5xx, always the envelope, and nothing changes where a change is refused.
 */
export async function fuzz({ baseUrl, check, rounds, seed }) {
  const random = createRandom(seed);
  const { client, known } = await openMember(baseUrl, customers.owner);
  const operations = await operationsOf(client);
  const snapshot = async () => {
    const parts = [];
    for (const path of belongings) {
      const { status, text: shown } = await client.send(`/api${path}`);
      check(`${path} is readable`, status === 200, `${status} ${shown.slice(0, 200)}`);
      parts.push(shown);
    }
    return parts.join('\n');
  };
  const send = (request) => client.send(request.path, { ...request, keepsCookies: false });
  /** A job may have moved an order meanwhile: sent again, a refused request changes nothing again. */
  const hasChanged = async (request, before, after) => {
    if (after === before) return false;
    await send(request);
    return (await snapshot()) !== after;
  };
  let before = await snapshot();
  for (const operation of operations.filter((one) => !isSkipped(one))) {
    for (let round = 0; round < rounds; round += 1) {
      const request = requestOf(operation, known, random, round > 0);
      const response = await send(request);
      checkAnswer(check, operation, request, response);
      if (operation.method === 'GET') continue;
      const after = await snapshot();
      if (response.status >= 400) {
        const isUnchanged = !(await hasChanged(request, before, after));
        check(`${operation.id} changes nothing it refuses`, isUnchanged, wordsOf(request));
      }
      before = after;
    }
  }
  for (const path of ['/api/ready', '/api/health', '/builds/latest.json', '/main']) {
    const { status } = await client.send(path);
    check('the shop is ready after all of it', status === 200, `${status} ${path}`);
  }
}
