type Version = [major: number, minor: number, patch: number];

function parse(text: string): Version | undefined {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

/**
 * Whether a version is in a range of the form `^1.2.3`: the same major, and not older. A range of
 * another form includes only the version that it names.
 */
export function isInRange(version: string, range: string): boolean {
  const wanted = parse(range.replace(/^\^/, ''));
  const given = parse(version);
  if (!range.startsWith('^') || !wanted || !given) return version === range;
  if (given[0] !== wanted[0]) return false;
  // Below 1.0.0 a new minor may break.
  if (wanted[0] === 0 && given[1] !== wanted[1]) return false;
  return given[1] > wanted[1] || (given[1] === wanted[1] && given[2] >= wanted[2]);
}
