/** The file of a picture that a catalogue names, or why there is none. */
export type PictureMatch = { path: string } | { problem: string };

/** A name with a stray percent sign is taken as it is. */
const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** The parts of a path from its end: file name first. Addresses end in a version query. */
const partsOfAddress = (src: string): string[] => {
  const path = src.split(/[?#]/)[0] ?? '';
  return partsOf(
    path
      .replace(/^[a-z][a-z+.-]*:/i, '')
      .split('/')
      .map(decoded)
      .join('/'),
  );
};

const partsOf = (path: string): string[] =>
  path.normalize('NFC').split(/[\\/]/).filter(Boolean).reverse();

const fold = (part: string | undefined): string | undefined => part?.toLowerCase();

interface Fit {
  /** Parts that the ends of both paths have in common. */
  common: number;
  /** Those that are spelled alike, too. */
  exact: number;
}

function fitOf(a: readonly string[], b: readonly string[]): Fit {
  let common = 0;
  let exact = 0;
  while (common < a.length && common < b.length && fold(a[common]) === fold(b[common])) {
    if (a[common] === b[common]) exact += 1;
    common += 1;
  }
  return { common, exact };
}

const compare = (a: Fit, b: Fit): number => a.common - b.common || a.exact - b.exact;

/** Those that fit best. */
function bestOf<T extends { fit: Fit }>(candidates: readonly T[]): T[] {
  const [first] = [...candidates].sort((a, b) => compare(b.fit, a.fit));
  return first ? candidates.filter(({ fit }) => compare(fit, first.fit) === 0) : [];
}

const MAX_NAMED = 3;
const named = (paths: readonly string[]): string =>
  paths.slice(0, MAX_NAMED).join(', ') + (paths.length > MAX_NAMED ? ', …' : '');

/**
 * Finds the file of each picture: the one whose path ends like the picture's address for the most parts.
 * Where several files fit one address alike, or several addresses fit one file alike, none is taken,
 * since no picture is better than a wrong one.
 * @param paths of the files, within the folder of pictures
 */
export function matchPictures(
  sources: readonly string[],
  paths: readonly string[],
): Map<string, PictureMatch> {
  const files = new Map<string, { path: string; parts: string[] }[]>();
  for (const path of paths) {
    const parts = partsOf(path);
    const name = fold(parts[0]) ?? '';
    files.set(name, [...(files.get(name) ?? []), { path, parts }]);
  }
  const matches = new Map<string, PictureMatch>();
  const claims = new Map<string, { src: string; address: string; fit: Fit }[]>();
  for (const src of new Set(sources)) {
    const address = partsOfAddress(src);
    const candidates = files.get(fold(address[0]) ?? '') ?? [];
    const best = bestOf(candidates.map((file) => ({ ...file, fit: fitOf(address, file.parts) })));
    const [file, other] = best;
    if (!file) matches.set(src, { problem: 'is not in the folder' });
    else if (other) {
      const which = named(best.map(({ path }) => path));
      matches.set(src, {
        problem: `may be one of several files (${which}); name its folders as its address does`,
      });
    } else {
      const claim = { src, address: JSON.stringify(address), fit: file.fit };
      claims.set(file.path, [...(claims.get(file.path) ?? []), claim]);
    }
  }
  for (const [path, claimed] of claims) {
    const best = bestOf(claimed);
    const isOne = new Set(best.map(({ address }) => address)).size === 1;
    for (const claim of claimed) {
      const problem = `is not the only one that the file ${path} may be; name the folders of the files as the addresses do`;
      matches.set(claim.src, isOne && best.includes(claim) ? { path } : { problem });
    }
  }
  return matches;
}
