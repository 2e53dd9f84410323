/**
 * Says which options npm took for its own because `--` was missing before them: it passes those in its environment
 * only.
 * @param names of options, as in `--alone`
 * @param env the environment of the process
 * @returns what to write instead; undefined when there are none
 */
export function optionsTakenByNpm(names, env = process.env) {
  const taken = names.filter((name) => env[`npm_config_${name}`] !== undefined);
  if (taken.length === 0) return undefined;
  const options = taken.map((name) => `--${name}`).join(' and ');
  const command = `npm run ${env.npm_lifecycle_event ?? '…'} -- …`;
  return `npm took ${options} for itself. Write -- before the options: ${command}`;
}
