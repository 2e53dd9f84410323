/** Values of the same name that are kept; older ones are left out. */
const MAX_VALUES = 40;

/** Fields that name or price something; texts and counts are not worth repeating. */
const isKept = (name, value) =>
  /(No|Cd|Won|state|kind|code|purpose)$/.test(name) &&
  (typeof value === 'number' || (typeof value === 'string' && value.length <= 80));

/** Fields of requests that repeat a field of an answer under another name. */
const answeredAs = { expectedPayWon: 'payWon', expectedRefundWon: 'refundWon' };

/**
 * Values that answers contained, by the name of their field, so that a later call can name what an
 * earlier one made.
 */
export function createPool(random) {
  const values = new Map();

  const keep = (name, value) => {
    const kept = values.get(name) ?? [];
    if (kept.includes(value)) return;
    kept.push(value);
    if (kept.length > MAX_VALUES) kept.shift();
    values.set(name, kept);
  };

  const learn = (answer) => {
    if (answer === null || typeof answer !== 'object') return;
    for (const [name, value] of Object.entries(answer)) {
      if (isKept(name, value)) keep(name, value);
      else learn(value);
    }
  };

  const drawn = (name) => {
    const kept = values.get(answeredAs[name] ?? name);
    return kept && random.pick(kept);
  };

  /** For `validValue`: one of the values, drawn anew at each access. */
  const known = new Proxy({}, { get: (_, name) => drawn(String(name)) });
  return { learn, known };
}
