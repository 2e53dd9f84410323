import { isRemoteName } from '@shop/shared/contracts';
import { type BuildFolder, type GateInput, nameOf } from '../builds/build-folder';

/** Names that a build imports, and session fields that it reads, which a shell does not have. */
function findMissingNames(shell: BuildFolder, using: BuildFolder): string[] {
  const { provides } = shell.contract ?? {};
  const { imports = {}, session = [] } = using.contract ?? {};
  if (!provides) return [];
  const names = Object.entries(imports).flatMap(([module, used]) => {
    const exported = provides.exports[module];
    return used
      .filter((name) => exported && !exported.includes(name))
      .map((name) => `imports ${name} of ${module}`);
  });
  const fields = session
    .filter((field) => provides.session.length > 0 && !provides.session.includes(field))
    .map((field) => `reads ${field} of the session`);
  return [...names, ...fields].map(
    (what) => `${nameOf(using)} ${what}, which ${nameOf(shell)} does not have`,
  );
}

/**
 * Compares names, because equal versions of a package can have different exports. Each name that a remote imports, and
 * each session field that it reads, must exist in every shell that visitors get. Older shells without a list of exports
 * are skipped.
 */
export function checkExports({ candidate, others }: GateInput): string[] {
  if (candidate.name === 'shell')
    return others.flatMap((remote) => findMissingNames(candidate, remote));
  if (!isRemoteName(candidate.name)) return [];
  return others
    .filter(({ name }) => name === 'shell')
    .flatMap((shell) => findMissingNames(shell, candidate));
}
