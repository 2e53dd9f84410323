import { createPathTable, isRemoteName } from '@shop/shared/contracts';
import { type BuildFolder, nameOf } from '../builds/build-folder';

/** What the gateway serves itself, beside the shell's pages. */
const GATEWAY_PATHS = ['/api', '/images', '/assets', '/builds', '/metrics', '/sitemap'];

/** Whole segments of letters, digits, `-` and `_`; `*` at the end, then the marks. */
const FORM = /^(\/[\w:-]+)+(\/?\*)?!?\$?$/;

const withoutMarks = (prefix: string): string => prefix.replace(/[!$]+$/, '');
const prefixesOf = ({ manifest }: BuildFolder): string[] => manifest.prefixes.map(withoutMarks);

/** Whether the longest prefix of two apps leads the page to the first. */
const leadsTo = (app: BuildFolder, other: BuildFolder) => {
  const paths = { [app.name]: prefixesOf(app), [other.name]: prefixesOf(other) };
  const { ownerOf } = createPathTable(paths);
  return (page: string): boolean => ownerOf(page) === app.name;
};

/** Pages of one app that a longer prefix of the other leads away from it. */
const takenBy = (taking: BuildFolder, losing: BuildFolder): string[] =>
  losing.manifest.pages
    .filter(leadsTo(taking, losing))
    .map((page) => `${page} of ${nameOf(losing)} would lead to ${nameOf(taking)}`);

const overlapsOf = (candidate: BuildFolder, other: BuildFolder): string[] => {
  const same = prefixesOf(candidate).filter((prefix) => prefixesOf(other).includes(prefix));
  if (same.length > 0)
    return same.map(
      (prefix) => `${prefix} belongs to ${nameOf(other)}; ${nameOf(candidate)} declares it as well`,
    );
  return [...takenBy(candidate, other), ...takenBy(other, candidate)];
};

/** Pages and prefixes of the build before a candidate that the candidate gives up and another build owns. */
export function pathsMovedTo(
  taking: BuildFolder,
  { candidate, current }: { candidate: BuildFolder; current: BuildFolder },
): string[] {
  const kept = [...candidate.manifest.pages, ...prefixesOf(candidate)];
  return [...prefixesOf(current), ...current.manifest.pages]
    .filter((path) => !kept.includes(path))
    .filter(leadsTo(taking, candidate));
}

/** What is wrong with the paths of a remote by themselves, apart from other releases. */
function faultsOf(candidate: BuildFolder): string[] {
  const { name, manifest } = candidate;
  const prefixes = prefixesOf(candidate);
  const { ownerOf } = createPathTable({ [name]: prefixes });
  const belongsToGateway = (path: string): boolean =>
    ownerOf(path) !== undefined || prefixes.some((prefix) => prefix.startsWith(`${path}/`));
  return [
    ...manifest.prefixes
      .filter((prefix) => !FORM.test(prefix))
      .map((prefix) => `${prefix} is no prefix of a path`),
    ...GATEWAY_PATHS.filter(belongsToGateway).map((path) => `${path} belongs to the gateway`),
    ...manifest.pages
      .filter((page) => ownerOf(page) === undefined)
      .map((page) => `${page} is below no prefix that ${nameOf(candidate)} declares`),
  ];
}

/** Two apps must not own the same page: the longest prefix decides, so neither may take the other's. */
export const checkPrefixes = ({
  candidate,
  others,
}: {
  candidate: BuildFolder;
  others: readonly BuildFolder[];
}): string[] => [
  ...(isRemoteName(candidate.name) ? faultsOf(candidate) : []),
  ...others.flatMap((other) => overlapsOf(candidate, other)),
];
