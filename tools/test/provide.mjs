const lastWords = (output) => output.slice(-2000);

async function installByApt(machine, packages) {
  const [command, ...first] = machine.isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const isAllowed = machine.isRoot || (await machine.has('sudo'));
  const say = (why) =>
    new Error(`Install it by hand: apt-get install ${packages.join(' ')}\n${why}`);
  if (!isAllowed) throw say('Only root may, and there is no sudo.');
  // If the update fails, the existing package lists may suffice.
  await machine.run(command, [...first, 'update']);
  const options = ['-y', '--no-install-recommends'];
  const { code, output } = await machine.run(command, [
    ...first,
    'install',
    ...options,
    ...packages,
  ]);
  if (code !== 0) throw say(lastWords(output));
}

/**
 * Installs what the tests need and this machine lacks, in one call, because apt allows no parallel
 * runs: a browser (Debian's, else Playwright's download) and PostgreSQL, because the embedded
 * database runs one query at a time and hides race conditions.
 * @throws with instructions for a manual installation
 */
export async function provide(machine) {
  const lacksBrowser = !machine.hasBrowser();
  const lacksDatabase = !machine.hasDatabase();
  if (!lacksBrowser && !lacksDatabase) return;
  if (await machine.has('apt-get')) {
    const packages = [lacksBrowser && 'chromium', lacksDatabase && 'postgresql'].filter(Boolean);
    return installByApt(machine, packages);
  }
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
}
