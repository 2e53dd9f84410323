import type { Shape } from '@shop/shared/contracts/shapes';

/**
 * Which way a value goes. What the api sends may grow, since pages leave alone what they do not know;
 * what it accepts may not shrink.
 */
export type Direction = 'request' | 'reply';

/** A field that does not fit, such as `body.items[].count`, and in which way. */
export interface Misfit {
  field: string;
  why: string;
}

interface Place {
  direction: Direction;
  field: string;
}

type Rule = (sent: Shape, read: Shape, place: Place) => Misfit[];

const isAny = (shape: Shape): boolean =>
  !shape.type && !shape.enum && !('const' in shape) && !shape.anyOf && !shape.oneOf;

const valuesOf = (shape: Shape): readonly unknown[] | undefined => {
  if ('const' in shape) return [shape.const];
  if (shape.enum) return shape.enum;
  return shape.type === 'boolean' ? [true, false] : undefined;
};

const typeOf = (shape: Shape): string => {
  if (typeof shape.type === 'string') return shape.type;
  const [value] = valuesOf(shape) ?? [];
  return value === null ? 'null' : typeof value;
};

const listed = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join(', ');

/** Alternatives that list values of one type are one list. */
function joinLists(shapes: readonly Shape[]): Shape[] {
  const lists = shapes.filter((shape) => valuesOf(shape));
  const types = [...new Set(lists.map(typeOf))];
  const joined = types.map((type) => ({
    type,
    enum: lists.filter((shape) => typeOf(shape) === type).flatMap((shape) => valuesOf(shape) ?? []),
  }));
  return [...joined, ...shapes.filter((shape) => !valuesOf(shape))];
}

const splitTypes = (shape: Shape): Shape[] =>
  Array.isArray(shape.type) ? shape.type.map((type) => ({ ...shape, type })) : [shape];

/** A union as its alternatives, else the shape itself. */
function alternativesOf(shape: Shape): Shape[] {
  const union = shape.anyOf ?? shape.oneOf;
  return joinLists(union ? union.flatMap(alternativesOf) : splitTypes(shape));
}

const propertiesOf = (shape: Shape): [string, Shape][] => Object.entries(shape.properties ?? {});

/** Objects of one union that a field with a fixed value tells apart, such as `type`. */
const areOtherVariants = (one: Shape, other: Shape): boolean =>
  propertiesOf(one).some(([name, field]) => {
    const there = other.properties?.[name];
    return (
      there !== undefined && 'const' in field && 'const' in there && field.const !== there.const
    );
  });

const isSameKind = (sent: Shape, read: Shape): boolean => {
  const [from, to] = [typeOf(sent), typeOf(read)];
  return (from === to || (from === 'integer' && to === 'number')) && !areOtherVariants(sent, read);
};

const checkValues: Rule = (sent, read, { direction, field }) => {
  const known = valuesOf(read);
  if (!known) return [];
  const values = valuesOf(sent);
  if (!values) return [{ field, why: `may be any ${typeOf(sent)}, not only ${listed(known)}` }];
  const unknown = values.filter((value) => !known.includes(value));
  const isGrowth = direction === 'reply' && unknown.length < values.length;
  if (unknown.length === 0 || isGrowth) return [];
  return direction === 'reply'
    ? [{ field, why: `is ${listed(unknown)}, not ${listed(known)}` }]
    : [{ field, why: `does not accept ${listed(unknown)}` }];
};

const least = (shape: Shape): number => {
  const step = shape.type === 'integer' ? 1 : 0;
  return Math.max(shape.minimum ?? -Infinity, (shape.exclusiveMinimum ?? -Infinity) + step);
};
const most = (shape: Shape): number => {
  const step = shape.type === 'integer' ? 1 : 0;
  return Math.min(shape.maximum ?? Infinity, (shape.exclusiveMaximum ?? Infinity) - step);
};

/** Bounds of a request: [of what, the least or the most, how it is called]. */
const bounds: readonly [(shape: Shape) => number, 'least' | 'most', string][] = [
  [least, 'least', ''],
  [({ minLength = 0 }) => minLength, 'least', ' characters'],
  [({ minItems = 0 }) => minItems, 'least', ' entries'],
  [most, 'most', ''],
  [({ maxLength = Infinity }) => maxLength, 'most', ' characters'],
  [({ maxItems = Infinity }) => maxItems, 'most', ' entries'],
];

const checkBounds: Rule = (sent, read, { direction, field }) => {
  if (direction === 'reply') return [];
  return bounds
    .filter(([boundOf, side]) =>
      side === 'least' ? boundOf(read) > boundOf(sent) : boundOf(read) < boundOf(sent),
    )
    .map(([boundOf, side, unit]) => ({
      field,
      why: `accepts at ${side} ${boundOf(read)}${unit}`,
    }));
};

/** The form of a text. A pattern only says what is accepted. */
const checkForm: Rule = (sent, read, { direction, field }) => {
  if (read.format && read.format !== sent.format)
    return [{ field, why: `has the form ${sent.format ?? 'of any text'}, not ${read.format}` }];
  return direction === 'request' && read.pattern && read.pattern !== sent.pattern
    ? [{ field, why: 'accepts another form of text' }]
    : [];
};

const below = ({ direction, field }: Place, name: string): Place => ({
  direction,
  field: `${field}.${name}`,
});

/** Fields that the reading side needs and that are not always sent. */
const checkNeeded: Rule = (sent, read, place) =>
  (read.required ?? [])
    .filter((name) => !sent.required?.includes(name))
    .map((name) => {
      const { field } = below(place, name);
      if (place.direction === 'request') return { field, why: 'is required' };
      return { field, why: sent.properties?.[name] ? 'may be absent' : 'has gone' };
    });

/** Fields of a request that the api leaves out or refuses. */
const checkUnread: Rule = (sent, read, place) => {
  if (place.direction === 'reply' || typeof read.additionalProperties === 'object') return [];
  return propertiesOf(sent)
    .filter(([name]) => read.properties?.[name] === undefined)
    .map(([name]) => ({ field: below(place, name).field, why: 'is not read' }));
};

/** The values of a record, such as one list for each code. */
const checkRecord: Rule = (sent, read, place) => {
  const { additionalProperties: readValue } = read;
  if (typeof readValue !== 'object') return [];
  if (typeof sent.additionalProperties !== 'object')
    return propertiesOf(sent).flatMap(([name, field]) =>
      findMisfits(field, readValue, below(place, name)),
    );
  return findMisfits(sent.additionalProperties, readValue, below(place, '*'));
};

const checkFields: Rule = (sent, read, place) =>
  propertiesOf(read).flatMap(([name, field]) => {
    const there = sent.properties?.[name];
    return there ? findMisfits(there, field, below(place, name)) : [];
  });

const itemOf = (shape: Shape): Shape => (typeof shape.items === 'object' ? shape.items : {});

const checkItems: Rule = (sent, read, { direction, field }) => {
  const place = { direction, field: `${field}[]` };
  if (!read.prefixItems) return findMisfits(itemOf(sent), itemOf(read), place);
  if (sent.prefixItems?.length !== read.prefixItems.length)
    return [{ field, why: 'has another number of entries' }];
  return read.prefixItems.flatMap((item, index) =>
    findMisfits(sent.prefixItems?.[index] ?? {}, item, place),
  );
};

const rules: Record<string, readonly Rule[]> = {
  object: [checkNeeded, checkUnread, checkFields, checkRecord],
  array: [checkBounds, checkItems],
  string: [checkValues, checkBounds, checkForm],
};
const otherRules: readonly Rule[] = [checkValues, checkBounds];

const checkAlternative: Rule = (sent, read, place) =>
  (rules[typeOf(read)] ?? otherRules).flatMap((rule) => rule(sent, read, place));

const fewest = (attempts: readonly Misfit[][]): Misfit[] =>
  attempts.reduce((best, attempt) => (attempt.length < best.length ? attempt : best));

/** What one alternative of the sending side does to those of the reading side. */
function misfitsOf(sent: Shape, reads: readonly Shape[], place: Place): Misfit[] {
  const candidates = reads.filter((read) => isSameKind(sent, read));
  if (candidates.length > 0)
    return fewest(candidates.map((read) => checkAlternative(sent, read, place)));
  const { direction, field } = place;
  const kinds = [...new Set(reads.map(typeOf))];
  // Of a union of objects, a variant that is not known yet.
  const isVariant = kinds.includes(typeOf(sent));
  if (isVariant && direction === 'reply') return [];
  if (isVariant) return [{ field, why: 'does not accept one of its variants' }];
  return direction === 'reply'
    ? [{ field, why: `may be ${typeOf(sent)}, not ${kinds.join(' or ')}` }]
    : [{ field, why: `does not accept ${typeOf(sent)}, only ${kinds.join(' or ')}` }];
}

/** Compares what one side sends with what the other side reads. */
export function findMisfits(sent: Shape, read: Shape, place: Place): Misfit[] {
  if (isAny(read)) return [];
  if (isAny(sent)) return [{ field: place.field, why: 'may be anything' }];
  const reads = alternativesOf(read);
  return alternativesOf(sent).flatMap((one) => misfitsOf(one, reads, place));
}
