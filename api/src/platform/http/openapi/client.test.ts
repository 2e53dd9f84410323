import { shapesOfCalls } from '@shop/shared/contracts/shapes';
import { contractDrift } from '../../../testing/contract-drift';
import { openTestShop } from '../../../testing/shop';
import type { OpenApiDocument } from './document';
import type { JsonSchema } from './json-schema';
import type { Operation, Parameter } from './operation';

const calls = shapesOfCalls();
let document: OpenApiDocument;
beforeAll(async () => {
  const shop = await openTestShop();
  document = (await shop.app.inject('/api/openapi.json')).json();
  await shop.close();
});

const operationAt = ({ paths }: OpenApiDocument, path: string, method: string): Operation => {
  const operation = paths[path]?.[method];
  if (!operation) throw new Error(`There is no ${method} ${path}.`);
  return operation;
};
const schemaOf = ({ components }: OpenApiDocument, name: string): Required<JsonSchema> =>
  components.schemas[name] as Required<JsonSchema>;
const parametersOf = (changed: OpenApiDocument, path: string) =>
  operationAt(changed, path, 'get').parameters as Parameter[];

it('describes each call as the contract of the client has it', () => {
  expect(Object.keys(calls).length).toBeGreaterThan(200);
  expect(contractDrift(calls, document)).toEqual([]);
});

const orders = '/order/v1/front/orders';
const mutations: [what: string, mutate: (document: OpenApiDocument) => void, drift: string][] = [
  [
    'another path',
    ({ paths }) => {
      paths['/order/v2/front/orders'] = { post: operationAt(document, orders, 'post') };
      delete paths[orders]?.post;
    },
    'order.place path',
  ],
  [
    'another method',
    ({ paths }) => {
      const methods = paths[orders] as Record<string, Operation>;
      methods.put = methods.post as Operation;
      delete methods.post;
    },
    'order.place path',
  ],
  [
    'a call more',
    ({ paths }) => {
      paths['/order/v1/front/extra'] = { get: operationAt(document, orders, 'get') };
    },
    'get /order/v1/front/extra is not in the contract',
  ],
  [
    'no session needed',
    (changed) => {
      delete operationAt(changed, orders, 'get').security;
    },
    'order.list auth',
  ],
  [
    'no idempotency key',
    (changed) => {
      delete operationAt(changed, orders, 'post').parameters;
    },
    'order.place headers',
  ],
  [
    'another path parameter',
    (changed) => {
      const [parameter] = parametersOf(changed, '/goods/v1/front/{goodsNo}');
      if (parameter) parameter.schema = { type: 'string' };
    },
    'goods.detail params',
  ],
  [
    'a query parameter less',
    (changed) => void parametersOf(changed, '/search/v1/front/goods').pop(),
    'search.goods query',
  ],
  [
    'a required query parameter',
    (changed) => {
      const parameter = parametersOf(changed, '/search/v1/front/goods').at(-1);
      if (parameter) parameter.required = true;
    },
    'search.goods query',
  ],
  [
    'another type in a body',
    (changed) => {
      schemaOf(changed, 'AddressBodyInput').properties.zip = { type: 'integer' };
    },
    'address.create body',
  ],
  [
    'a field of a body more that is required',
    (changed) => {
      const body = schemaOf(changed, 'AddressBodyInput');
      body.required = [...body.required, 'alias'];
    },
    'address.update body',
  ],
  [
    'another type in a shared schema of responses',
    (changed) => {
      schemaOf(changed, 'GoodsCard').properties.score = { type: 'string' };
    },
    'goods.cards reply',
  ],
  [
    'no field in a response',
    (changed) => {
      delete schemaOf(changed, 'OrderDetail').properties.orderNo;
    },
    'order.detail reply',
  ],
];

it.each(mutations)('finds a document that has %s', (_, mutate, drift) => {
  const changed = structuredClone(document);
  mutate(changed);
  expect(contractDrift(calls, changed)).toContain(drift);
});
