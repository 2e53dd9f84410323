// npm run dev goods: one app rebuilt as its files change, in the shop or, with --alone, in a thin frame
import { parseArgs } from 'node:util';
import { optionsTakenByNpm } from '../lib/npm-options.mjs';
import { checkPort } from '../start/checks.mjs';
import { install } from '../start/install.mjs';
import { explain, steps } from '../start/say.mjs';
import { apps, isWholeShop, remoteNames } from '../webpack/apps.mjs';

/** What may be developed: any app in the shop, a remote alone. */
function checkName(name, names) {
  if (names.includes(name)) return;
  const choice = `Choose one of: ${names.join(', ')}.`;
  throw new Error(name ? `There is no "${name}" here. ${choice}` : choice);
}

function readArgs(args) {
  const options = { alone: { type: 'boolean', default: !isWholeShop } };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const isAlone = values.alone;
  const [name = isWholeShop ? undefined : remoteNames[0]] = positionals;
  if (isAlone || name) checkName(name, isAlone ? remoteNames : Object.keys(apps));
  return { name, isAlone };
}

async function main() {
  const taken = optionsTakenByNpm(['alone']);
  if (taken) throw new Error(taken);
  const { name, isAlone } = readArgs(process.argv.slice(2));
  const port = Number(process.env.PORT ?? 3000);
  await checkPort(port);
  const step = steps();
  await step('install', install);
  const { start } = await import(isAlone ? './alone.mjs' : './composed.mjs');
  await start({ name, port, step });
}

main().catch((error) => {
  console.error(`\n${explain(error)}`);
  process.exit(1);
});
