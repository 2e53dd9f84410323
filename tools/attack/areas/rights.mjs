import { customers, openOwner, signIn } from '../actors.mjs';
import { createClient } from '../client.mjs';
import { operationsOf } from '../operations.mjs';
import { rightsTable } from '../rights-table.mjs';
import { createRandom, validObject } from '../values.mjs';

/** What a path names of the owner, by operation where names are the same. */
const ownedValue = ({ id }, name, known) =>
  id === 'order.confirm' && name === 'itemNo' ? known.orderItemNo : (known[name] ?? 1);

const bodies = {
  'address.update': {
    receiverName: '남의집',
    receiverPhone: '01012345678',
    zip: '06134',
    road: '길 1',
    detail: '1',
  },
  'order.changeAddress': { addressNo: 1 },
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

/** Every call as a visitor, with a token that is none, and by another member about the owner's things. */
export async function rights({ baseUrl, check, seed }) {
  const random = createRandom(seed);
  const { client: owner, known } = await openOwner(baseUrl);
  const visitor = createClient(baseUrl);
  const stranger = await signIn(baseUrl, customers.stranger);
  for (const operation of await operationsOf(visitor)) {
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
    const leaks = text.includes(String(known.orderNo));
    check(`${operation.id} hides another member's`, status === 404 && !leaks, `${status} ${path}`);
  }
  const { status } = await owner.send(`/api/order/v1/front/orders/${known.orderNo}`);
  check('the owner still has the order', status === 200, String(status));
}
