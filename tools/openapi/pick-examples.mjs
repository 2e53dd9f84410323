/** Failures that any call may send; the document describes them once. */
const platformCodes = /^(INVALID|LOGIN_REQUIRED|901|HTTP_\d+|ERROR|IDEMPOTENCY_.*|SAME_ORIGIN)$/;

/** Signs that tests of hostile input send. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are searched for
const unusual = /[\u0000-\u001f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]|<script/;

const jwt = /eyJ[\w-]+(\.[\w-]*)+/g;
const token = /[\w-]{40,}/g;
const MOST_ITEMS = 2;
const MOST_CHARACTERS = 400;

/** A text without tokens: nobody should take one of a test for a real one. */
const shortenText = (text) =>
  text.startsWith('data:')
    ? text
    : text
        .replace(jwt, 'header.claims.signature')
        .replace(token, ({ length }) => 'Example'.repeat(length).slice(0, length))
        .slice(0, MOST_CHARACTERS);

/** The value with short lists and texts, and without tokens. */
function shorten(value) {
  if (typeof value === 'string') return shortenText(value);
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shorten(part)]));
}

/** Paths of the fields that have a value. */
function filledPaths(value, path = '') {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((part) => filledPaths(part, `${path}[]`));
  if (typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([key, part]) => filledPaths(part, `${path}.${key}`));
}

/** The example that fills more fields; of two alike the shorter one. */
function isBetter(one, other) {
  const fields = (example) => new Set(filledPaths(example)).size;
  const difference = fields(one) - fields(other);
  return difference > 0 || (difference === 0 && sizeOf(one) < sizeOf(other));
}

const sizeOf = (value) => JSON.stringify(value).length;

function addFailure(failures, { status, reply }) {
  const { code, message, payload } = reply;
  if (!code || platformCodes.test(code)) return;
  const failure = { status, message, payload: shorten(payload) };
  if (!failures[code] || sizeOf(failure) < sizeOf(failures[code])) failures[code] = failure;
}

/** The first part of the path: `/member/v1/…` is `member`. */
const areaOf = (path) => path.split('/')[1];

/** The best example and all failures of the lines of one call; undefined when it never succeeded. */
function exampleOfCall(lines) {
  const failures = {};
  let best;
  for (const line of lines) {
    if (line.status !== 200) addFailure(failures, line);
    if (line.reply.code !== '0000') continue;
    const { params, query, body, reply } = line;
    const example = shorten({ params, query, body, reply: reply.payload });
    if (!best || isBetter(example, best)) best = example;
  }
  if (!best) return undefined;
  return Object.keys(failures).length > 0 ? { ...best, failures } : best;
}

/**
 * One example for each call, out of what tests sent and received.
 *
 * @param lines recorded calls (`api/src/testing/record-calls.ts`)
 * @returns examples by area and call id
 */
export function pickExamples(lines) {
  const usual = lines.filter(
    ({ params, query, body, reply }) => !unusual.test(JSON.stringify([params, query, body, reply])),
  );
  const calls = {};
  for (const line of usual) {
    calls[line.id] ??= [];
    calls[line.id].push(line);
  }
  const areas = {};
  for (const [id, own] of Object.entries(calls)) {
    const example = exampleOfCall(own);
    if (!example) continue;
    const area = areaOf(own[0].path);
    areas[area] = { ...areas[area], [id]: example };
  }
  return areas;
}
