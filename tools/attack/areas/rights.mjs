import { customers, openMember } from '../actors.mjs';
import { createClient } from '../client.mjs';
import { operationsOf } from '../operations.mjs';
import { namedInBody, rightsTable } from '../rights-table.mjs';
import { createRandom, validObject } from '../values.mjs';

/** What a path names of the owner, by operation where names are the same. */
const ownedValue = ({ id }, name, known) =>
  /^(order\.(confirm|receive)|review\.form)$/.test(id) && name === 'itemNo'
    ? known.orderItemNo
    : (known[name] ?? 1);

const bodies = {
  'address.update': {
    receiverName: '남의집',
    receiverPhone: '01012345678',
    zip: '06134',
    road: '길 1',
    detail: '1',
  },
  'order.changeAddress': { addressNo: 1 },
  'claim.answerAdjust': { agrees: true },
  'favorite.renameFolder': { name: '남의 폴더' },
  'payment.setRefundAccount': {
    bankCd: '004',
    accountNo: '12345678901234',
    holderName: '남의집',
  },
};

function requestOf(operation, known, random) {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(ownedValue(operation, name, known)),
  );
  const query = operation.query
    .filter(({ required }) => required)
    .map(({ name }) => `${name}=${encodeURIComponent(known[name] ?? 1)}`)
    .join('&');
  const body =
    bodies[operation.id] ?? (operation.body && validObject(operation.body, known, random));
  const { method } = operation;
  return [
    `/api${path}${query ? `?${query}` : ''}`,
    { method, body: method === 'GET' ? undefined : body },
  ];
}

/** Names of fields that identify what a member owns. */
const owned =
  /^(orderNo|paymentNo|sheetNo|itemNos?|addressNo|claimNo|issueNo|folderNo|giftNo|couponIssueNos|giftCardNo)$/;

/** The names of such fields in a schema. */
function ownedIn(schema, found = new Set()) {
  if (schema === null || typeof schema !== 'object') return found;
  for (const name of Object.keys(schema.properties ?? {})) if (owned.test(name)) found.add(name);
  for (const part of Object.values(schema)) ownedIn(part, found);
  return found;
}

const namesOf = ({ body, query }) => [
  ...ownedIn(body),
  ...query.map(({ name }) => name).filter((name) => owned.test(name)),
];

const belongings = [
  '/order/v1/front/basket',
  '/order/v1/front/orders',
  '/member/v1/front/address',
  '/member/v1/front/coupon',
];

/**
 * Calls whose body or query names what a member owns, sent by another member: refused or without effect,
 * by the table, and nothing of the owner's changes or is revealed.
 */
async function rightsInBodies({ check, operations, owner, stranger, known, own }) {
  const snapshot = async () => {
    const parts = [];
    for (const path of belongings) {
      const { status, text } = await owner.send(`/api${path}`);
      check(`${path} is readable`, status === 200, String(status));
      parts.push(text);
    }
    const paths = [
      `orders/${known.orderNo}`,
      `orders/${known.paidOrderNo}`,
      `sheet/${known.sheetNo}`,
    ];
    for (const path of paths) parts.push((await owner.send(`/api/order/v1/front/${path}`)).text);
    return parts.join('\n');
  };
  for (const operation of operations) {
    const names = namesOf(operation);
    if (names.length === 0 || rightsTable[operation.id] === 'sandbox') continue;
    const row = namedInBody[operation.id];
    check(`${operation.id} has a row for what it names (${names})`, row !== undefined, 'no row');
    if (!row) continue;
    const before = await snapshot();
    const { path, body } = row.send(known, own);
    const { method } = operation;
    const { status, text } = await stranger.send(`/api${path}`, { method, body });
    const isHeld = row.isRefused ? status === 404 || status === row.status : status === 200;
    check(
      `${operation.id} does not take another member's`,
      isHeld,
      `${status} ${text.slice(0, 200)}`,
    );
    const secrets = [
      known.orderNo,
      known.paidOrderNo,
      known.claimNo,
      known.paymentNo,
      `"addressNo":${known.addressNo},`,
    ];
    const told = secrets.some((secret) => text.includes(secret));
    check(`${operation.id} tells nothing of another member's`, !told, text.slice(0, 200));
    const isSame = (await snapshot()) === before;
    check(`${operation.id} changes nothing of another member's`, isSame, path);
  }
}

/** Every call as a visitor, with an invalid token, and by another member for the owner's things. */
export async function rights({ baseUrl, check, seed }) {
  const random = createRandom(seed);
  const { client: owner, known } = await openMember(baseUrl, customers.owner);
  const visitor = createClient(baseUrl);
  const { client: stranger, known: own } = await openMember(baseUrl, customers.stranger);
  const operations = await operationsOf(visitor);
  // Everybody else's answer means something only where the owner gets the claim.
  const seen = await owner.send(`/api/claim/v1/front/claims/${known.claimNo}`);
  check('the owner sees the claim', seen.status === 200, `${seen.status} ${known.claimNo}`);
  for (const operation of operations) {
    const right = rightsTable[operation.id];
    check(`${operation.id} has a row in the table of rights`, right !== undefined, operation.id);
    const [path, request] = requestOf(operation, known, random);
    if (right === 'member' || right === 'own') {
      for (const headers of [{}, { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' }]) {
        const { status } = await visitor.send(path, { ...request, headers });
        check(`${operation.id} refuses a visitor`, status === 401, `${status} ${path}`);
      }
    }
    if (right !== 'own') continue;
    const { status, text } = await stranger.send(path, request);
    const leaks = [known.orderNo, known.paidOrderNo, known.claimNo].some((no) => text.includes(no));
    check(`${operation.id} hides another member's`, status === 404 && !leaks, `${status} ${path}`);
  }
  await rightsInBodies({ check, operations, owner, stranger, known, own });
  const { status } = await owner.send(`/api/order/v1/front/orders/${known.orderNo}`);
  check('the owner still has the order', status === 200, String(status));
}
