import type { Shape } from '@shop/shared/contracts/shapes';
import { type BuildFolder, type GateInput, nameOf } from '../builds/build-folder';
import { findMisfits } from './shape-fit';

const ownerOf = (fragment: string): string => fragment.split('/', 1)[0] ?? '';

/** Props that one build was built with and that its owner reads in another way. */
function misfitsOfProps(fragment: string, offering: BuildFolder, using: BuildFolder): string[] {
  const [sent, read] = [using.contract?.props?.[fragment], offering.contract?.props?.[fragment]];
  if (!sent || !read) return [];
  return findMisfits(sent, read, { direction: 'request', field: 'props' }).map(
    ({ field, why }) =>
      `${nameOf(using)} shows ${fragment}: ${field} of ${nameOf(offering)} ${why}`,
  );
}

/** Fragments of one build that another one uses and that it does not offer so. */
const unofferedBy = (offering: BuildFolder, using: BuildFolder): string[] =>
  (using.contract?.fragments.uses ?? [])
    .filter((fragment) => ownerOf(fragment) === offering.name)
    .flatMap((fragment) =>
      offering.contract?.fragments.offers.includes(fragment)
        ? misfitsOfProps(fragment, offering, using)
        : [`${nameOf(using)} shows ${fragment}, which ${nameOf(offering)} does not offer`],
    );

const plainTypes = ['string', 'number', 'integer', 'boolean'];

const isPlain = ({ type, enum: values, const: value }: Shape): boolean =>
  typeof type === 'string'
    ? plainTypes.includes(type)
    : [...(values ?? []), value].some((one) => plainTypes.includes(typeof one));

/** The state of a page holds the props of the fragments in it, and another build reads them. */
const otherThanPlain = (build: BuildFolder): string[] =>
  (build.contract?.fragments.offers ?? []).flatMap((fragment) =>
    Object.entries(build.contract?.props?.[fragment]?.properties ?? {})
      .filter(([, shape]) => !isPlain(shape))
      .map(
        ([name]) =>
          `${nameOf(build)} offers ${fragment} with the prop ${name}, which is no text, number or boolean`,
      ),
  );

/** A part of a page that other apps show must be there, as they give it props, whichever is new. */
export const checkFragments = ({ candidate, others }: GateInput): string[] => [
  ...otherThanPlain(candidate),
  ...others
    .filter(({ contract }) => contract && candidate.contract)
    .flatMap((other) => [...unofferedBy(candidate, other), ...unofferedBy(other, candidate)]),
];

/** Parts of a remote that builds of other apps show: without it their places are empty. */
export const checkRemoval = (name: string, builds: readonly BuildFolder[]): string[] =>
  builds.flatMap((build) =>
    (build.contract?.fragments.uses ?? [])
      .filter((fragment) => build.name !== name && ownerOf(fragment) === name)
      .map((fragment) => `${nameOf(build)} shows ${fragment}, whose place would be empty`),
  );

/** Events that the candidate subscribes to and no build sends, because of a new name or an unreleased sender. */
const unsentFor = (candidate: BuildFolder, sent: readonly string[]): string[] =>
  (candidate.contract?.events.hears ?? [])
    .filter((event) => !sent.includes(event))
    .map((event) => `${nameOf(candidate)} waits for ${event}, which no build sends`);

/** Events with a subscriber and no sender: those that only the stable build sends, and those that the candidate expects. */
export function checkEvents({ candidate, others, current }: GateInput): string[] {
  if (!candidate.contract) return [];
  const sentBy = (build: BuildFolder | undefined): readonly string[] =>
    build?.contract?.events.sends ?? [];
  const sent = [candidate, ...others].flatMap(sentBy);
  const gone = sentBy(current)
    .filter((event) => !sent.includes(event))
    .flatMap((event) =>
      others
        .filter(({ contract }) => contract?.events.hears.includes(event))
        .map(
          (hearing) =>
            `${nameOf(hearing)} waits for ${event}, which ${nameOf(candidate)} does not send`,
        ),
    );
  return [...gone, ...unsentFor(candidate, sent)];
}

/** What one build reads of an event that another one sends otherwise. */
const misreadOf = (sending: BuildFolder, hearing: BuildFolder): string[] =>
  (hearing.contract?.events.hears ?? [])
    .filter((event) => sending.contract?.events.sends.includes(event))
    .flatMap((event) => {
      const [sent, read] = [sending, hearing].map(({ contract }) => contract?.payloads?.[event]);
      if (!sent || !read) return [];
      return findMisfits(sent, read, { direction: 'reply', field: event }).map(
        ({ field, why }) =>
          `${nameOf(hearing)} reads ${event}: ${field} of ${nameOf(sending)} ${why}`,
      );
    });

/** What an event carries must be what those that wait for it read, whichever of the two is new. */
export const checkPayloads = ({ candidate, others }: GateInput): string[] =>
  others.flatMap((other) => [...misreadOf(candidate, other), ...misreadOf(other, candidate)]);
