import { hostileValues, spoiled, validObject, validValue } from './values.mjs';

const text = (value) =>
  typeof value === 'object' ? (JSON.stringify(value) ?? '').slice(0, 3_000) : String(value);

/** Lone surrogates cannot be in a URL. */
const encode = (value) => encodeURIComponent(text(value).toWellFormed());

/**
 * A request of an operation from its schema.
 * @param known values of the shop by the name of their field
 * @param isHostile whether one place gets a hostile value
 */
export function requestOf(operation, known, random, isHostile) {
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

/** The request in a message of a failed check. */
export const wordsOf = ({ method, path, body }) =>
  `${method} ${path.slice(0, 160)} ${(body ?? '').slice(0, 200)}`;

const skipped = new Set([
  ...['member.logout', 'member.refresh', 'member.login', 'member.localLogin'],
  ...['device.signOutOthers', 'leaving.leave'],
]);

/** Whether a call ends the run's session or begins maintenance. */
export const isSkipped = ({ id }) => skipped.has(id) || id.startsWith('system.');

/**
 * Whether a partner of the call is down: its own answer, unlike a 503 of the gateway, of the database
 * or of a full disk.
 */
const isOwnRefusal = ({ status, json }) =>
  status === 503 && /_DOWN$|^PORT_TIMEOUT$/.test(json?.code ?? '');

/**
 * Calls whose limits hold under any factor, and are reached by many tries: those that take secret codes, send
 * messages or prove an age.
 */
const fixedLimits = new Set([
  'point.registerGiftCard',
  'orderSheet.recommend',
  'coupon.register',
  'adult.start',
  'profile.startCheck',
  'profile.startContact',
  'gift.resend',
]);

/** Checks what holds for the answer to any request. */
export function checkAnswer(check, { id }, request, response) {
  const isFine = response.status < 500 || isOwnRefusal(response);
  check(`${id} does not fail`, isFine, `${response.status} ${wordsOf(request)}`);
  const isReached = response.status !== 429 || fixedLimits.has(id);
  check(`${id} is reached`, isReached, wordsOf(request));
  const isEnvelope = typeof response.json?.code === 'string';
  check(`${id} answers in the envelope`, isEnvelope, wordsOf(request));
}
