import type { Call } from '@shop/shared/contracts';
import { type CallParts, shapeOfCall } from '@shop/shared/contracts/shapes';
import { z } from 'zod';
import { misfitsOfCall } from './check-calls';

const row = { id: 'toy.call', method: 'PUT', path: '/toys/:no', auth: 'public' } as const;

/** Compares the shapes a build was made with (first) with those the api serves (second). */
const seen = (built: CallParts, served: CallParts, change: Partial<Call> = {}): string[] =>
  misfitsOfCall(shapeOfCall(row, built), shapeOfCall({ ...row, ...change }, served)).map(
    ({ field, why }) => `${field} ${why}`,
  );

const reply = (of: z.ZodType): CallParts => ({ reply: of });
const body = (of: z.ZodType): CallParts => ({ body: of, reply: z.object({}) });

const goods = z.object({ name: z.string(), won: z.number().int(), brand: z.string().nullable() });
const text = z.object({ type: z.literal('text'), text: z.string() });
const image = z.object({ type: z.literal('image'), key: z.string() });
const list = z.object({ type: z.literal('list'), items: z.array(z.string()) });

type Case = [what: string, built: z.ZodType, served: z.ZodType, misfits: string[]];

const replies: Case[] = [
  ['the same', goods, goods, []],
  ['another field', goods, goods.extend({ tax: z.number() }), []],
  ['no field', goods, goods.omit({ won: true }), ['reply.won has gone']],
  ['no field that could be absent', goods.partial({ won: true }), goods.omit({ won: true }), []],
  ['a field at times', goods, goods.partial({ won: true }), ['reply.won may be absent']],
  [
    'another type',
    goods,
    goods.extend({ won: z.string() }),
    ['reply.won may be string, not integer'],
  ],
  ['fractions', goods, goods.extend({ won: z.number() }), ['reply.won may be number, not integer']],
  ['whole numbers', z.object({ n: z.number() }), z.object({ n: z.number().int() }), []],
  [
    'null',
    goods,
    goods.extend({ name: z.string().nullable() }),
    ['reply.name may be null, not string'],
  ],
  ['never null', goods, goods.extend({ brand: z.string() }), []],
  [
    'a field deep inside',
    z.object({ pages: z.array(z.object({ goods })) }),
    z.object({ pages: z.array(z.object({ goods: goods.omit({ name: true }) })) }),
    ['reply.pages[].goods.name has gone'],
  ],
  ['another value of a list', z.enum(['A', 'B']), z.enum(['A', 'B', 'C']), []],
  ['no value that was known', z.enum(['A', 'B']), z.enum(['C']), ['reply is "C", not "A", "B"']],
  ['any text', z.enum(['A', 'B']), z.string(), ['reply may be any string, not only "A", "B"']],
  ['another variant', z.union([text, image]), z.union([text, image, list]), []],
  ['fewer variants', z.union([text, image]), text, []],
  [
    'a variant without a field',
    z.discriminatedUnion('type', [text, image]),
    z.discriminatedUnion('type', [text, image.omit({ key: true })]),
    ['reply.key has gone'],
  ],
  [
    'another form of a time',
    z.iso.datetime(),
    z.iso.date(),
    ['reply has the form date, not date-time'],
  ],
  [
    'a pair that is a triple',
    z.tuple([z.number(), z.number()]),
    z.tuple([z.number(), z.number(), z.number()]),
    ['reply has another number of entries'],
  ],
  [
    'other values of a record',
    z.record(z.string(), z.array(goods)),
    z.record(z.string(), z.array(goods.omit({ name: true }))),
    ['reply.*[].name has gone'],
  ],
  ['longer texts', z.string().max(10), z.string().max(20), []],
  ['anything', goods, z.unknown(), ['reply may be anything']],
  ['what nobody reads', z.unknown(), goods, []],
];

it.each(replies)('judges a reply with %s', (_, built, served, misfits) => {
  expect(seen(reply(built), reply(served))).toEqual(misfits);
});

const order = z.object({ count: z.number().int().min(1).max(9), note: z.string().max(20) });
const requests: Case[] = [
  ['the same', order, order, []],
  ['a field that may be sent', order, order.extend({ gift: z.boolean().optional() }), []],
  [
    'a field with a value of its own',
    order,
    order.extend({ gift: z.boolean().default(false) }),
    [],
  ],
  [
    'a field that must be sent',
    order,
    order.extend({ gift: z.boolean() }),
    ['body.gift is required'],
  ],
  [
    'a field that must be sent now',
    order.partial({ note: true }),
    order,
    ['body.note is required'],
  ],
  ['a field that is left out', order, order.omit({ note: true }), ['body.note is not read']],
  [
    'another type',
    order,
    order.extend({ note: z.number() }),
    ['body.note does not accept string, only number'],
  ],
  ['null as well', order, order.extend({ note: z.string().max(20).nullable() }), []],
  [
    'no null any more',
    order.extend({ note: z.string().max(20).nullable() }),
    order,
    ['body.note does not accept null, only string'],
  ],
  ['another value of a list', z.enum(['A', 'B']), z.enum(['A', 'B', 'C']), []],
  ['fewer values', z.enum(['A', 'B']), z.enum(['A']), ['body does not accept "B"']],
  [
    'fewer variants',
    z.union([text, image]),
    z.union([text, list]),
    ['body does not accept one of its variants'],
  ],
  [
    'narrower bounds',
    order,
    order.extend({ count: z.number().int().min(2).max(5), note: z.string().max(10) }),
    [
      'body.count accepts at least 2',
      'body.count accepts at most 5',
      'body.note accepts at most 10 characters',
    ],
  ],
  [
    'wider bounds',
    order,
    order.extend({ count: z.number().int().min(0).max(99), note: z.string() }),
    [],
  ],
  ['one bound in two forms', z.number().int().min(1), z.number().int().positive(), []],
  [
    'fewer entries',
    z.array(z.string()).max(5),
    z.array(z.string()).max(3),
    ['body accepts at most 3 entries'],
  ],
  [
    'another pattern',
    z.string().regex(/^\d+$/),
    z.string().regex(/^\d{4}$/),
    ['body accepts another form of text'],
  ],
];

it.each(requests)('judges a request with %s', (_, built, served, misfits) => {
  expect(seen(body(built), body(served))).toEqual(misfits);
});

const plain = reply(z.object({}));

it.each<[string, Partial<Call>, string[]]>([
  ['a login', { auth: 'member' }, ['the call needs a login']],
  ['a session that is read if there is one', { auth: 'optional' }, []],
])('judges a call with %s', (_, change, misfits) => {
  expect(seen(plain, plain, change)).toEqual(misfits);
});

it('judges an Idempotency-Key that was not needed', () => {
  const free = shapeOfCall({ ...row, idempotent: false }, plain);
  expect(misfitsOfCall(free, shapeOfCall(row, plain))).toEqual([
    { field: 'the call', why: 'needs an Idempotency-Key' },
  ]);
});

it('leaves the name of a parameter to each side', () => {
  const by = (name: string): CallParts => ({
    params: z.object({ [name]: z.coerce.number<number>().int() }),
    reply: z.object({}),
  });
  expect(seen(by('no'), by('toyNo'), { path: '/toys/:toyNo' })).toEqual([]);
});
