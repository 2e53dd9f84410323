import path from 'node:path';
import type { Call, CallSchema } from '@shop/shared/contracts';
import * as contract from '@shop/shared/contracts';
import * as schemas from '@shop/shared/contracts/schemas';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describeApi, type OpenApiDocument } from '../../api/src/platform/http/openapi/document';
import { type CallExample, readExamples } from '../../api/src/platform/http/openapi/examples';
import type { Operation, Parameter } from '../../api/src/platform/http/openapi/operation';
import type { RouteBinding } from '../../api/src/platform/http/route';
import { createCaller } from '../../shared/src/app/http/caller';

/** What the client of the front end sends, compared with the OpenAPI document. */
const schemasOf = schemas as unknown as Record<string, Record<string, CallSchema>>;
const bindings = Object.entries(contract)
  .filter(([name]) => name.endsWith('Calls'))
  .flatMap(([name, rows]) =>
    Object.entries(rows as Record<string, Call>).map(
      ([key, call]) =>
        ({
          call,
          schema: schemasOf[name.replace(/Calls$/, 'Schemas')]?.[key],
          options: {},
        }) as RouteBinding,
    ),
  );

let document: OpenApiDocument;
let examples: Readonly<Record<string, CallExample>>;
beforeAll(async () => {
  examples = await readExamples(path.resolve(__dirname, '../../api'));
  document = describeApi(bindings, examples);
});

interface Sent {
  request: Request;
  payload: unknown;
}

/** Sends the example of a call by the client, and receives the example of its response. */
async function send(call: Call, { reply, ...input }: CallExample): Promise<Sent> {
  let request: Request | undefined;
  const caller = createCaller({
    baseUrl: 'http://shop.test/api',
    fetch: async (target, init) => {
      request = new Request(target, init);
      return Response.json({ code: '0000', message: '', payload: reply });
    },
  });
  const payload = await caller(call, input as never);
  if (!request) throw new Error(`${call.id} sent nothing.`);
  return { request, payload };
}

const patternOf = (template: string) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`);

/** As a server routes: a path without parameters goes before one with them. */
function findOperation(sought: OpenApiDocument, request: Request): Operation | undefined {
  const url = new URL(request.url).pathname.replace(/^\/api/, '');
  const method = request.method.toLowerCase();
  const [found] = Object.entries(sought.paths)
    .filter(([template, methods]) => method in methods && patternOf(template).test(url))
    .sort(([a], [b]) => a.split('{').length - b.split('{').length);
  return found?.[1][method];
}

function createSchemaCheck(described: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: false, coerceTypes: true });
  addFormats(ajv);
  ajv.addSchema(described, 'document');
  return (schema: object, value: unknown): boolean =>
    ajv.validate(
      JSON.parse(
        JSON.stringify(schema, (key, part) => (key === '$ref' ? `document${part}` : part)),
      ),
      value,
    );
}

const isParameter = (one: Parameter | { $ref: string }): one is Parameter => 'in' in one;

/** What the request has or lacks against the operation. */
async function findProblems(
  described: OpenApiDocument,
  { request }: Sent,
  fits = createSchemaCheck(described),
): Promise<string[]> {
  const operation = findOperation(described, request);
  if (!operation) return ['no operation'];
  const { searchParams } = new URL(request.url);
  const query = (operation.parameters ?? [])
    .filter(isParameter)
    .filter((one) => one.in === 'query');
  const problems = [...new Set(searchParams.keys())]
    .filter((name) => !query.some((one) => one.name === name))
    .map((name) => `query ${name} is unknown`);
  for (const { name, required, schema } of query) {
    const value = searchParams.get(name);
    if (value === null ? required : !fits(schema, value)) problems.push(`query ${name}`);
  }
  const isKeyed = (operation.parameters ?? []).some((one) => !isParameter(one));
  if (isKeyed !== request.headers.has('idempotency-key')) problems.push('idempotency key');
  const text = await request.clone().text();
  const body = operation.requestBody?.content['application/json'];
  if (body && text ? !fits(body.schema, JSON.parse(text)) : body?.example || text)
    problems.push('body');
  if (text && request.headers.get('content-type') !== 'application/json')
    problems.push('content type');
  return problems;
}

const sendAll = () =>
  Promise.all(
    bindings.flatMap(({ call, schema }) => {
      const example = examples[call.id];
      // A file is sent without the client.
      return example && schema !== schemas.uploadSchemas.create
        ? [send(call, example).then((sent) => ({ call, example, sent }))]
        : [];
    }),
  );

it('sends each call as the document has it, and returns the payload of the response', async () => {
  const calls = await sendAll();
  expect(calls.length).toBeGreaterThan(200);
  const problems: string[] = [];
  const fits = createSchemaCheck(document);
  for (const { call, example, sent } of calls) {
    expect(findOperation(document, sent.request)?.operationId).toBe(call.id);
    expect(sent.payload).toEqual(example.reply);
    problems.push(...(await findProblems(document, sent, fits)).map((one) => `${call.id}: ${one}`));
  }
  expect(problems).toEqual([]);
});

const operationAt = ({ paths }: OpenApiDocument, url: string, method: string): Operation =>
  paths[url]?.[method] as Operation;

type Mutation = [what: string, id: string, change: (copy: OpenApiDocument) => void, found: string];

const mutations: Mutation[] = [
  [
    'another path',
    'order.list',
    ({ paths }) => void delete paths['/order/v1/front/orders'],
    'no operation',
  ],
  [
    'another name of a query parameter',
    'address.search',
    (copy) => {
      const [parameter] = operationAt(copy, '/common/v1/address/search', 'get').parameters ?? [];
      Object.assign(parameter ?? {}, { name: 'word' });
    },
    'query q is unknown',
  ],
  [
    'no idempotency key',
    'address.create',
    (copy) => void delete operationAt(copy, '/member/v1/front/address', 'post').parameters,
    'idempotency key',
  ],
  [
    'another type in a body',
    'address.create',
    ({ components }) =>
      Object.assign(components.schemas.AddressBodyInput?.properties ?? {}, {
        receiverName: { type: 'integer' },
      }),
    'body',
  ],
];

it.each(mutations)('finds a document that has %s', async (_, id, change, found) => {
  const calls = await sendAll();
  const sent = calls.find(({ call }) => call.id === id)?.sent;
  if (!sent) throw new Error(`There is no example of ${id}.`);
  const copy = structuredClone(document);
  change(copy);
  expect(await findProblems(copy, sent)).toContain(found);
});
