import fs from 'node:fs';
import { chromiumPath } from '../e2e/chromium.mjs';
import { run } from '../lib/run.mjs';

const has = (command) =>
  run('sh', ['-c', `command -v ${command}`], { quiet: true }).then(({ code }) => code === 0);
const hasPostgres = async () =>
  fs.existsSync('/usr/lib/postgresql')
    ? fs
        .readdirSync('/usr/lib/postgresql')
        .some((v) => fs.existsSync(`/usr/lib/postgresql/${v}/bin/initdb`))
    : has('initdb');

let isUpdated = false;

async function aptInstall(packages) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) =>
    run([...sudo, 'apt-get'][0], [...sudo.slice(1), ...(sudo.length ? ['apt-get'] : []), ...args], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  if (!isUpdated) await apt('update');
  isUpdated = true;
  const { code, output } = await apt('install', '-y', '--no-install-recommends', ...packages);
  if (code !== 0)
    throw new Error(`${packages.join(', ')} could not be installed:\n${output.slice(-2000)}`);
}

/** A browser to drive: the system's, else Debian's package, else Playwright's own download. */
export async function provideBrowser() {
  if (chromiumPath()) return;
  if (await has('apt-get')) return aptInstall(['chromium']);
  const { code, output } = await run('npx', ['playwright', 'install', 'chromium'], { quiet: true });
  if (code !== 0)
    throw new Error(
      `No browser: install Chromium, or set CHROMIUM to one.\n${output.slice(-1000)}`,
    );
}

/** A real PostgreSQL, since the embedded database runs one query at a time and so hides races. */
export async function providePostgres() {
  if (await hasPostgres()) return;
  if (await has('apt-get')) return aptInstall(['postgresql']);
  throw new Error(
    'No PostgreSQL: install it (initdb and postgres on the PATH), the concurrency tests need it.',
  );
}
