import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/** The declarations of a remote, and the released contracts of others (`npm run release -- contracts`). */
const FILES = ['src/remote/contract.d.ts', 'src/remote/released-contract.d.ts'];
const MODULE = '@shop/shared/contracts/own-contracts';
const KINDS = { OwnFragments: 'fragments', OwnEvents: 'events' };

const plainTypes = ['string', 'number', 'boolean'];

/** The value of a literal type; undefined for other types. */
const literalOf = ({ type, literal }) =>
  type === 'TsLiteralType' && /^(String|Numeric)Literal$/.test(literal.type)
    ? literal.value
    : undefined;

const withoutShape = () =>
  new Error('no shape: texts, numbers, booleans, literals, objects and arrays of these have one.');

function shapeOfKeyword(kind) {
  if (plainTypes.includes(kind)) return { type: kind };
  if (kind === 'undefined') return { type: 'object', properties: {} };
  if (kind === 'unknown') return {};
  throw withoutShape();
}

/** Converts a type to a shape (`shapes.ts` of the contracts). @throws for a type without a shape */
function shapeOf(type) {
  if (type.type === 'TsKeywordType') return shapeOfKeyword(type.kind);
  if (type.type === 'TsArrayType') return { type: 'array', items: shapeOf(type.elemType) };
  if (type.type === 'TsTypeLiteral') return shapeOfMembers(type.members);
  const values = (type.type === 'TsUnionType' ? type.types : [type]).map(literalOf);
  if (values.includes(undefined)) throw withoutShape();
  return { type: typeof values[0], enum: values };
}

function shapeOfMembers(members) {
  const required = members.filter(({ optional }) => !optional).map(({ key }) => key.value);
  return {
    type: 'object',
    properties: Object.fromEntries(
      members.map(({ key, typeAnnotation }) => [key.value, shapeOf(typeAnnotation.typeAnnotation)]),
    ),
    required: required.length > 0 ? required : undefined,
  };
}

/** The interfaces of a file that extend the contracts. */
const interfacesIn = ({ body }) =>
  body
    .filter(({ type, id }) => type === 'TsModuleDeclaration' && id.value === MODULE)
    .flatMap((declared) => declared.body.body)
    .filter(({ type, id }) => type === 'TsInterfaceDeclaration' && id.value in KINDS);

/** Reads the shapes of the props and payloads in a file. @throws with the name of the file */
function readFile(file) {
  const parsed = parseSync(fs.readFileSync(file, 'utf8'), { syntax: 'typescript' });
  const found = { fragments: {}, events: {} };
  for (const { id, body } of interfacesIn(parsed))
    for (const { key, typeAnnotation } of body.body) {
      try {
        found[KINDS[id.value]][key.value] = shapeOf(typeAnnotation.typeAnnotation);
      } catch (error) {
        throw new Error(`${file}: ${key.value} has ${error.message}`);
      }
    }
  return found;
}

/** Checks that a remote declares only its own fragments. */
function assertOwn(file, remote, fragments) {
  const foreign = Object.keys(fragments).find((name) => !name.startsWith(`${remote}/`));
  if (foreign) throw new Error(`${file}: ${foreign} is no fragment of ${remote}.`);
}

/**
 * Reads the props of fragments and payloads of events that remotes of a checkout declare in their folders.
 * @returns shapes by name. @throws for a declaration that has no shape
 */
export function readOwnContracts(rootDir) {
  const own = { fragments: {}, events: {} };
  for (const folder of fs.readdirSync(rootDir).filter((name) => name.startsWith('mfe-')))
    for (const [at, name] of FILES.entries()) {
      const file = path.join(rootDir, folder, name);
      if (!fs.existsSync(file)) continue;
      const { fragments, events } = readFile(file);
      if (at === 0) assertOwn(file, folder.slice('mfe-'.length), fragments);
      // Declarations of a remote in this checkout are newer than released ones, so they win.
      own.fragments =
        at === 0 ? { ...own.fragments, ...fragments } : { ...fragments, ...own.fragments };
      own.events = at === 0 ? { ...own.events, ...events } : { ...events, ...own.events };
    }
  return own;
}
