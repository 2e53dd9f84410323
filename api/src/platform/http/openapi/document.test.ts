import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { resolveRef } from '../../../testing/contract-drift';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { changedPaths } from '../../changed-paths';
import type { RouteBinding } from '../route';
import type { OpenApiDocument } from './document';
import { readExamples } from './examples';
import type { MediaType, Operation, Parameter } from './operation';

let shop: TestShop;
let document: OpenApiDocument;
let operations: Operation[];
beforeAll(async () => {
  shop = await openTestShop();
  document = (await shop.app.inject('/api/openapi.json')).json();
  operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
});
afterAll(() => shop.close());

const operationOf = (id: string): Operation => {
  const operation = operations.find(({ operationId }) => operationId === id);
  if (!operation) throw new Error(`${id} is not in the document.`);
  return operation;
};

const contentOf = (holder: object | undefined): MediaType | undefined =>
  (holder as { content?: Record<string, MediaType> } | undefined)?.content?.['application/json'];

/** Ajv with the document, so that it resolves references to components. */
function createSchemaCheck() {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(document, 'document');
  return (schema: object, value: unknown): string[] => {
    const absolute = JSON.parse(
      JSON.stringify(schema, (key, part) => (key === '$ref' ? `document${part}` : part)),
    );
    const isValid = ajv.compile(absolute);
    isValid(value);
    return (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}

it('is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  expect(await validator.validate({ ...structuredClone(document) })).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

it('is rejected by the validator when an operation has no responses', async () => {
  const broken = structuredClone(document);
  Reflect.deleteProperty(broken.paths['/order/v1/front/orders']?.get ?? {}, 'responses');
  Reflect.set(broken.paths, 'orders', {});
  expect((await new Validator().validate({ ...broken })).valid).toBe(false);
});

it('describes each route once, with its session and its idempotency key', () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
    shop.bindings.map(({ call }) => call.id).sort(),
  );
  const place = operationOf('order.place');
  expect(place.security).toEqual([{ bearer: [] }, { cookie: [] }]);
  expect(
    (place.parameters ?? []).map((one) => resolveRef<Parameter>(document, one)),
  ).toContainEqual(
    expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true }),
  );
});

it('has a summary of one sentence and a tag for each route', () => {
  const wrong = operations.filter(({ summary }) => !/^[A-Z][^.]{9,99}\.$/.test(summary));
  expect(wrong.map(({ operationId, summary }) => [operationId, summary])).toEqual([]);
  expect(new Set(operations.map(({ summary }) => summary)).size).toBe(operations.length);
  const tags = new Set(document.tags.map(({ name }) => name));
  expect(operations.filter((one) => one.tags.length !== 1 || !tags.has(one.tags[0] ?? ''))).toEqual(
    [],
  );
});

it('refers to shared schemas instead of copying them', () => {
  const { schemas } = document.components;
  for (const name of ['Address', 'Error', 'GoodsCard', 'ImageRef', 'Instant', 'OrderDetail', 'Won'])
    expect([
      name,
      JSON.stringify(document).split(`"#/components/schemas/${name}"`).length > 2,
    ]).toEqual([name, true]);
  const places = new Map<string, string[]>();
  const collect = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const { properties = {} } = value as { properties?: object };
    if (Object.keys(properties).length > 3) {
      const text = JSON.stringify(value);
      places.set(text, [...(places.get(text) ?? []), path]);
    }
    for (const [key, part] of Object.entries(value))
      if (key !== 'example') collect(part, `${path}/${key}`);
  };
  collect(document.paths, 'paths');
  collect(schemas, 'components');
  expect([...places.values()].filter((copies) => copies.length > 1)).toEqual([]);
});

const HELP = '; record it: npm run openapi-examples -- <tests that make the call>';

const hasBody = ({ schema, options }: RouteBinding) =>
  Boolean(schema.body) && !options.isFile && !schema.body?.safeParse({}).success;

it('has an example of each request body and response that fits its schema', () => {
  const problemsOf = createSchemaCheck();
  const problems = shop.bindings.flatMap((binding) => {
    const { call, schema } = binding;
    const operation = operationOf(call.id);
    const request = contentOf(operation.requestBody);
    const response = contentOf(operation.responses[200]);
    const found: string[] = [];
    if (hasBody(binding) && request?.example === undefined)
      found.push(`no example of the body${HELP}`);
    if (request?.example !== undefined) {
      found.push(...problemsOf(request.schema, request.example).map((one) => `body${one}`));
      if (!schema.body?.safeParse(request.example).success) found.push('the api refuses the body');
    }
    if (!response?.example)
      return [...found, `no example of the response${HELP}`].map((one) => [call.id, one]);
    found.push(...problemsOf(response.schema, response.example).map((one) => `response${one}`));
    const { payload } = response.example as { payload: unknown };
    const parsed = schema.reply.safeParse(payload);
    if (parsed.success)
      found.push(...changedPaths(payload, parsed.data).map((one) => `${one} is not in the schema`));
    return found.map((one) => [call.id, one]);
  });
  expect(problems).toEqual([]);
});

it('has examples of path and query parameters that fit their schemas', () => {
  const problemsOf = createSchemaCheck();
  const problems = operations.flatMap(({ operationId, parameters = [] }) =>
    parameters
      .map((one) => resolveRef<Parameter>(document, one))
      .filter(({ example }) => example !== undefined)
      .flatMap(({ name, schema, example }) =>
        problemsOf(schema, example).map((problem) => `${operationId} ${name}: ${problem}`),
      ),
  );
  expect(problems).toEqual([]);
});

it('lists the failures of a call by status, with an example of each', () => {
  const { responses, 'x-error-codes': codes } = operationOf('coupon.register');
  expect(codes).toContain('COUPON_CODE');
  expect(contentOf(responses[422])).toMatchObject({
    schema: { $ref: '#/components/schemas/Error' },
    examples: { COUPON_CODE: { value: { code: 'COUPON_CODE', message: expect.any(String) } } },
  });
  expect(responses[401]).toEqual({ $ref: '#/components/responses/LoginRequired' });
  expect(operationOf('goods.detail').responses[401]).toBeUndefined();
});

/** Failures that a call has by its path or its place, not by what it does. */
const sharedCodes = new Set(['NOT_FOUND', 'FORBIDDEN', 'SANDBOX_LOCAL_ONLY']);

it('names each recorded failure in the contract of its call', async () => {
  const examples = await readExamples(shop.deps.config.apiRoot);
  const unnamed = shop.bindings.flatMap(({ call, schema: { errors = [] } }) =>
    Object.keys(examples[call.id]?.failures ?? {})
      .filter((code) => !sharedCodes.has(code) && !errors.includes(code))
      .map((code) => `${call.id}: ${code}`),
  );
  expect(unnamed).toEqual([]);
});

it('has no example of a call that does not exist', async () => {
  const ids = new Set(shop.bindings.map(({ call }) => call.id));
  const examples = await readExamples(shop.deps.config.apiRoot);
  expect(Object.keys(examples).filter((id) => !ids.has(id))).toEqual([]);
});
