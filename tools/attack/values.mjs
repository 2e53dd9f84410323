/** A repeatable source of random numbers (mulberry32). */
export function createRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = (list) => list[Math.floor(next() * list.length)];
  return { next, pick };
}

const deep = () => {
  let value = 1;
  for (let at = 0; at < 2_000; at += 1) value = [value];
  return value;
};

/** Values that a schema should refuse, or a query must not run as. */
export const hostileValues = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  0.5,
  1e308,
  2_147_483_648,
  4_294_967_297,
  Number.MAX_SAFE_INTEGER,
  1e20,
  -9_007_199_254_740_991,
  'NaN',
  'Infinity',
  '1e999',
  '0x10',
  '１２',
  "' or 1=1 --",
  '"; drop table member; --',
  '%',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b',
  '😀'.repeat(50),
  'x'.repeat(5_000),
  '가'.repeat(400),
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../../../etc/passwd',
  'http://169.254.169.254/',
  '2026-02-30T99:99:99Z',
  '\r\nset-cookie: a=b',
  [],
  [null],
  {},
  { $ne: null },
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'),
  deep(),
];

/** A value that fits a JSON schema; known names get values of the shop. */
export function validValue(schema, name, known, random) {
  if (known[name] !== undefined && schema.type !== 'array') return known[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return validValue(random.pick(variants), name, known, random);
  if (schema.default !== undefined && random.next() < 0.5) return schema.default;
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  if (type === 'object') return validObject(schema, known, random);
  if (type === 'array') {
    const singular = name.replace(/s$/, '');
    const count = Math.max(schema.minItems ?? 0, 1);
    return Array.from({ length: count }, () =>
      validValue(schema.items ?? {}, singular, known, random),
    );
  }
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 0, 1);
  if (type === 'boolean') return random.next() < 0.5;
  if (type === 'null') return null;
  return name.endsWith('Nos') ? '1,2' : 'abcd'.padEnd(schema.minLength ?? 4, 'x');
}

export const validObject = (schema, known, random) =>
  Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([name]) => schema.required?.includes(name) || random.next() < 0.7)
      .map(([name, of]) => [name, validValue(of, name, known, random)]),
  );

/** All places in a value, as functions that put another one there. */
function placesIn(value, set) {
  const here = [set];
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries())
      here.push(...placesIn(item, (next) => (value[at] = next)));
  } else if (value && typeof value === 'object') {
    for (const key of Object.keys(value))
      here.push(...placesIn(value[key], (next) => (value[key] = next)));
  }
  return here;
}

/** The value with one place replaced by a hostile value. */
export function spoiled(value, random) {
  const root = { value: structuredClone(value) };
  const set = random.pick(placesIn(root.value, (next) => (root.value = next)));
  set(random.pick(hostileValues));
  return root.value;
}
