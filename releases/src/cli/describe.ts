import { KIT } from '../builds/build-folder';
import type { Change, Register, RegisteredApp } from '../register/register.schema';
import { type BuildResults, describeResults } from '../results/judge-results';

/** The version of the contracts that a team gets with the kit. */
const contractsOf = ({ stable, builds }: RegisteredApp): string =>
  Object.entries(builds[stable ?? '']?.provides ?? {})
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');

const describeApp = (name: string, app: RegisteredApp): string => {
  const { stable, canary, earlier, builds } = app;
  return [
    name.padEnd(9),
    stable ? `stable ${stable}` : 'no stable build',
    name === KIT ? contractsOf(app) : '',
    canary ? `canary ${canary.build} at ${canary.percent} %` : '',
    earlier[0] ? `before ${earlier[0]}` : '',
    `${Object.keys(builds).length} published`,
  ]
    .filter(Boolean)
    .join('  ');
};

export const describeChange = ({
  at,
  by,
  action,
  app,
  build,
  percent,
  accepted,
  reason,
}: Change): string =>
  [
    at,
    action.padEnd(8),
    app,
    build,
    percent === undefined ? '' : `${percent} %`,
    accepted ? `(accepted: ${accepted.join(', ')})` : '',
    reason ? `(${reason})` : '',
    `by ${by}`,
  ]
    .filter(Boolean)
    .join('  ');

/** Describes what is released, with the test results of each build in use. */
export function describeStatus(
  { revision, apps }: Register,
  results: Record<string, Record<string, BuildResults>>,
): string {
  const lines = Object.entries(apps).flatMap(([name, app]) => [
    describeApp(name, app),
    ...Object.entries(results[name] ?? {}).map(
      ([build, ofBuild]) => `${' '.repeat(11)}${build}: ${describeResults(ofBuild)}`,
    ),
  ]);
  return [...lines, `Revision ${revision}.`].join('\n');
}
