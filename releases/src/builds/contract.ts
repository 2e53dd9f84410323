import fs from 'node:fs';
import path from 'node:path';
import type { CallShape, Shape } from '@shop/shared/contracts/shapes';

/** What a build needs of the others and offers to them, in the build's folder. */
export const CONTRACT_FILE = 'contract.json';

export interface Contract {
  /** Calls that it uses, by id, with the shapes that it was built with. */
  calls: Record<string, CallShape>;
  /** Calls that it responds to: those of the api. */
  serves: Record<string, CallShape>;
  fragments: { offers: string[]; uses: string[] };
  events: { sends: string[]; hears: string[] };
  /** Props of these fragments by name; absent in builds from before they were stated. */
  props?: Record<string, Shape>;
  /** What these events carry, by name; absent in builds from before it was stated. */
  payloads?: Record<string, Shape>;
  /** Names that the code imports from each shared package; absent in builds from before they were stated. */
  imports?: Record<string, string[]>;
  /** Fields of the session that the code reads. */
  session?: string[];
  /** Exports of the shared packages, and fields of the session; only for a shell. */
  provides?: Provided;
}

/** What a shell provides for the code of remotes. */
export interface Provided {
  exports: Record<string, string[]>;
  session: string[];
}

/** What a file may leave out. */
type Written = Partial<Contract>;

const none: Contract = {
  calls: {},
  serves: {},
  fragments: { offers: [], uses: [] },
  events: { sends: [], hears: [] },
};

const unionOfEach = (
  one: Record<string, string[]> = {},
  other: Record<string, string[]> = {},
): Record<string, string[]> =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => [
      key,
      union(one[key] ?? [], other[key] ?? []),
    ]),
  );

const union = (one: readonly string[], other: readonly string[]): string[] =>
  [...new Set([...one, ...other])].sort();

/** What the browser build and the server build need together. */
const merge = (one: Contract, other: Written): Contract => ({
  calls: { ...one.calls, ...other.calls },
  serves: { ...one.serves, ...other.serves },
  fragments: {
    offers: union(one.fragments.offers, other.fragments?.offers ?? []),
    uses: union(one.fragments.uses, other.fragments?.uses ?? []),
  },
  events: {
    sends: union(one.events.sends, other.events?.sends ?? []),
    hears: union(one.events.hears, other.events?.hears ?? []),
  },
  props: { ...one.props, ...other.props },
  payloads: { ...one.payloads, ...other.payloads },
  imports: unionOfEach(one.imports, other.imports),
  session: union(one.session ?? [], other.session ?? []),
});

const readJson = (file: string): Written => JSON.parse(fs.readFileSync(file, 'utf8')) as Written;

/** The contract of a build that was just made; undefined for a build from before there was one. */
export function describeContract(folder: string): Contract | undefined {
  const files = ['', 'server']
    .map((part) => path.join(folder, part, CONTRACT_FILE))
    .filter((file) => fs.existsSync(file));
  if (files.length === 0) return undefined;
  return files.map(readJson).reduce(merge, none);
}
