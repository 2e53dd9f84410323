import { type BuildFolder, type GateInput, nameOf } from './build-folder';

const ownerOf = (fragment: string): string => fragment.split('/', 1)[0] as string;

/** Fragments of one build that another one uses and that it does not offer. */
const missingIn = (offering: BuildFolder, using: BuildFolder): string[] =>
  (using.contract?.fragments.uses ?? [])
    .filter((fragment) => ownerOf(fragment) === offering.name)
    .filter((fragment) => !offering.contract?.fragments.offers.includes(fragment))
    .map(
      (fragment) => `${nameOf(using)} shows ${fragment}, which ${nameOf(offering)} does not offer`,
    );

/** A part of a page that other apps show must be there, whichever of the two is new. */
export const checkFragments = ({ candidate, others }: GateInput): string[] =>
  others
    .filter(({ contract }) => contract && candidate.contract)
    .flatMap((other) => [...missingIn(candidate, other), ...missingIn(other, candidate)]);

/** An event that the stable build sends, that others wait for, and that nobody would send any more. */
export function checkEvents({ candidate, others, current }: GateInput): string[] {
  if (!candidate.contract) return [];
  const sentBy = (build: BuildFolder | undefined): readonly string[] =>
    build?.contract?.events.sends ?? [];
  const sent = [candidate, ...others].flatMap(sentBy);
  return sentBy(current)
    .filter((event) => !sent.includes(event))
    .flatMap((event) =>
      others
        .filter(({ contract }) => contract?.events.hears.includes(event))
        .map(
          (hearing) =>
            `${nameOf(hearing)} waits for ${event}, which ${nameOf(candidate)} does not send`,
        ),
    );
}
