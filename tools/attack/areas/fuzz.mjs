import { customers, openMember } from '../actors.mjs';
import { operationsOf } from '../operations.mjs';
import { createRandom, hostileValues, spoiled, validObject, validValue } from '../values.mjs';

/** What a member has; a refused change must leave it as it was. */
const belongings = [
  '/order/v1/front/basket',
  '/order/v1/front/orders',
  '/member/v1/front/address',
  '/member/v1/front/coupon',
];

/** Changes that end the run's session or begin maintenance. */
const skipped = new Set(['member.logout', 'member.refresh', 'member.login', 'member.localLogin']);
const isSkipped = ({ id }) => skipped.has(id) || id.startsWith('system.');

/**
 * A partner of the call is down: its own answer, unlike a 503 of the gateway, of the database or of a
 * full disk.
 */
const isOwnRefusal = ({ status, json }) =>
  status === 503 && /_DOWN$|^PORT_TIMEOUT$/.test(json?.code ?? '');

const text = (value) =>
  typeof value === 'object' ? (JSON.stringify(value) ?? '').slice(0, 3_000) : String(value);

/** Lone surrogates cannot be in a URL. */
const encode = (value) => encodeURIComponent(text(value).toWellFormed());

function requestOf(operation, known, random, isHostile) {
  const { path, query, params, body, method } = operation;
  const values = Object.fromEntries(
    params.map(({ name, schema }) => [name, validValue(schema, name, known, random)]),
  );
  const queries = query
    .filter(({ required }) => required || random.next() < 0.5)
    .map(({ name, schema }) => [name, validValue(schema, name, known, random)]);
  let content = body && validObject(body, known, random);
  if (isHostile) {
    const targets = [
      ...params.map(
        ({ name }) =>
          () =>
            (values[name] = random.pick(hostileValues)),
      ),
      ...queries.map((pair) => () => (pair[1] = random.pick(hostileValues))),
      ...(body ? [1, 2, 3].map(() => () => (content = spoiled(content, random))) : []),
    ];
    random.pick(targets)?.();
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encode(values[name]) || '%20');
  const search = queries.map(([name, value]) => `${name}=${encode(value)}`).join('&');
  return {
    path: `/api${filled}${search ? `?${search}` : ''}`,
    method,
    body: method === 'GET' || content === undefined ? undefined : JSON.stringify(content),
  };
}

const wordsOf = ({ method, path, body }) =>
  `${method} ${path.slice(0, 160)} ${(body ?? '').slice(0, 200)}`;

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
  let before = await snapshot();
  for (const operation of operations.filter((one) => !isSkipped(one))) {
    for (let round = 0; round < rounds; round += 1) {
      const request = requestOf(operation, known, random, round > 0);
      const response = await client.send(request.path, { ...request, keepsCookies: false });
      const isFine = response.status < 500 || isOwnRefusal(response);
      check(`${operation.id} does not fail`, isFine, `${response.status} ${wordsOf(request)}`);
      check(`${operation.id} is reached`, response.status !== 429, wordsOf(request));
      const isEnvelope = typeof response.json?.code === 'string';
      check(`${operation.id} answers in the envelope`, isEnvelope, wordsOf(request));
      if (operation.method === 'GET') continue;
      const after = await snapshot();
      if (response.status >= 400)
        check(`${operation.id} changes nothing it refuses`, after === before, wordsOf(request));
      before = after;
    }
  }
  for (const path of ['/api/ready', '/api/health', '/builds/latest.json', '/main']) {
    const { status } = await client.send(path);
    check('the shop is ready after all of it', status === 200, `${status} ${path}`);
  }
}
