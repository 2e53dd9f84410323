import type { CallShape, Shape } from '@shop/shared/contracts/shapes';
import { type BuildFolder, type GateInput, nameOf } from '../builds/build-folder';
import { findMisfits, type Misfit } from './shape-fit';

/** The names of parameters are not sent. */
const addressOf = ({ method, path }: CallShape): string =>
  `${method} ${path.replace(/:\w+/g, ':')}`;

const nothing: Shape = { type: 'object', properties: {} };

const terms = (used: CallShape, served: CallShape): Misfit[] => [
  ...(served.auth === 'member' && used.auth !== 'member'
    ? [{ field: 'the call', why: 'needs a login' }]
    : []),
  ...(served.isKeyed && !used.isKeyed
    ? [{ field: 'the call', why: 'needs an Idempotency-Key' }]
    : []),
];

const requestParts = ['params', 'query', 'body'] as const;

const namedBy = (shape: Shape | undefined): readonly string[] =>
  Object.keys(shape?.properties ?? {});

/** Parameters go by their place in the path, so both sides get the names of one. */
function withNamesOf(params: Shape | undefined, other: Shape | undefined): Shape | undefined {
  const [own, names] = [namedBy(params), namedBy(other)];
  if (!params?.properties || own.length !== names.length) return params;
  const fields = Object.values(params.properties);
  const properties = Object.fromEntries(fields.map((field, at) => [names[at] ?? '', field]));
  return { ...params, properties, required: names };
}

/** In which ways a call that a build uses is not the one that is served. */
export function misfitsOfCall(used: CallShape, served: CallShape): Misfit[] {
  const sent = { ...used, params: withNamesOf(used.params, served.params) };
  return [
    ...terms(used, served),
    ...requestParts.flatMap((part) =>
      findMisfits(sent[part] ?? nothing, served[part] ?? nothing, {
        direction: 'request',
        field: part,
      }),
    ),
    ...findMisfits(served.reply, used.reply, { direction: 'reply', field: 'reply' }),
  ];
}

/** Calls that one build was built with and another does not serve in the same way. */
function unservedCalls(
  { user, verb }: { user: BuildFolder; verb: string },
  calls: Record<string, CallShape>,
  api: BuildFolder,
): string[] {
  const served = new Map(
    Object.values(api.contract?.serves ?? {}).map((call) => [addressOf(call), call]),
  );
  return Object.entries(calls).flatMap(([id, used]) => {
    const call = `${id} (${used.method} ${used.path})`;
    const there = served.get(addressOf(used));
    if (!there) return [`${nameOf(user)} ${verb} ${call}, which ${nameOf(api)} does not have`];
    return misfitsOfCall(used, there).map(
      ({ field, why }) => `${nameOf(user)} ${verb} ${call}: ${field} of ${nameOf(api)} ${why}`,
    );
  });
}

const usesOf = (user: BuildFolder, api: BuildFolder): string[] =>
  unservedCalls({ user, verb: 'uses' }, user.contract?.calls ?? {}, api);

/** What visitors get must be served by the api that is released, whichever of them is new. */
export function checkCalls({ candidate, others }: GateInput): string[] {
  if (candidate.name === 'api') return others.flatMap((user) => usesOf(user, candidate));
  // A build from before contracts were written.
  if (!candidate.contract) return [];
  const apis = others.filter(({ name }) => name === 'api');
  if (apis.length === 0) return ['no api is released, which serves the calls'];
  return apis.flatMap((api) => usesOf(candidate, api));
}

/** Open tabs and builds of a rollback may use what no build that visitors get uses any more. */
export function checkEarlierCalls({ candidate, current, others }: GateInput): string[] {
  if (candidate.name !== 'api' || !current) return [];
  const used = new Set(others.flatMap(({ contract }) => Object.keys(contract?.calls ?? {})));
  const unused = Object.entries(current.contract?.serves ?? {}).filter(([id]) => !used.has(id));
  return unservedCalls({ user: current, verb: 'serves' }, Object.fromEntries(unused), candidate);
}
