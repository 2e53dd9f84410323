import { ENGINE_PACKAGES } from '../engines/paths.mjs';

const lastWords = (output) => output.slice(-2000);

/** Debian's package of a browser: the headless shell, or the whole browser where there is none. */
async function browserPackage(machine) {
  const { code } = await machine.run('apt-cache', ['show', 'chromium-headless-shell']);
  return code === 0 ? 'chromium-headless-shell' : 'chromium';
}

/** @param choose resolves with the packages; called when apt has its lists, and where it may not, for the instructions */
async function installByApt(machine, choose) {
  const [command, ...first] = machine.isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const isAllowed = machine.isRoot || (await machine.has('sudo'));
  // If the update fails, the existing package lists may suffice.
  if (isAllowed) await machine.run(command, [...first, 'update']);
  const packages = await choose();
  const say = (why) =>
    new Error(`Install it by hand: apt-get install ${packages.join(' ')}\n${why}`);
  if (!isAllowed) throw say('Only root may, and there is no sudo.');
  const args = [...first, 'install', '-y', '--no-install-recommends', ...packages];
  const { code, output } = await machine.run(command, args);
  if (code !== 0) throw say(lastWords(output));
}

/**
 * Installs what the tests need and this machine lacks, in one call, because apt allows no parallel
 * runs: a browser (Debian's, else Playwright's download), PostgreSQL, because the embedded
 * database runs one query at a time and hides race conditions, PgBouncer and nginx as connection pooler and load
 * balancer, and Redis, which has the protocol of Valkey; Debian 12 has no package of Valkey.
 * @throws with instructions for a manual installation
 */
export async function provide(machine) {
  const lacksBrowser = !machine.hasBrowser();
  const lacksDatabase = !machine.hasDatabase();
  const lacksPooler = !machine.hasPooler();
  const lacksBalancer = !machine.hasBalancer();
  const lacksValkey = !machine.hasValkey();
  const lacksServers = lacksPooler || lacksBalancer || lacksValkey;
  if (!lacksBrowser && !lacksDatabase && !lacksServers) return;
  if (await machine.has('apt-get'))
    return installByApt(machine, async () => [
      ...(lacksBrowser ? [await browserPackage(machine)] : []),
      ...(lacksDatabase ? ['postgresql'] : []),
      ...(lacksPooler ? ['pgbouncer'] : []),
      ...(lacksBalancer ? ['nginx-light'] : []),
      ...(lacksValkey ? ['redis-server'] : []),
    ]);
  if (lacksBrowser) {
    const { code, output } = await machine.downloadBrowser();
    if (code !== 0)
      throw new Error(
        `No browser: install Chromium, or set CHROMIUM to one.\n${lastWords(output)}`,
      );
  }
  if (lacksDatabase)
    throw new Error(
      'No PostgreSQL: install it (initdb and postgres on the PATH, or PG_BIN); tests of what races need it.',
    );
  if (lacksServers)
    throw new Error(
      'No PgBouncer, nginx or redis-server: install them (on the PATH); tests of several processes need them.',
    );
}

/**
 * Installs Firefox and WebKit, which only Debian's packages bring.
 * @returns why their journeys are left out on this machine; undefined when both are there
 */
export async function provideEngines(machine) {
  if (machine.hasEngines()) return undefined;
  const packages = ENGINE_PACKAGES.join(' ');
  if (!(await machine.has('apt-get'))) return `They come as Debian's packages: ${packages}`;
  try {
    await installByApt(machine, async () => ENGINE_PACKAGES);
  } catch (error) {
    return error.message;
  }
  return machine.hasEngines() ? undefined : `Not complete after the install: ${packages}`;
}
