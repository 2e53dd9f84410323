const lastWords = (output) => output.slice(-2000);

async function installByApt(machine, packages) {
  const [command, ...first] = machine.isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const isAllowed = machine.isRoot || (await machine.has('sudo'));
  const say = (why) =>
    new Error(`Install it by hand: apt-get install ${packages.join(' ')}\n${why}`);
  if (!isAllowed) throw say('Only root may, and there is no sudo.');
  // Without fresh lists the old ones may do.
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
 * Brings what the tests need and this machine lacks, all at once, since apt bears no second of its
 * kind: a browser to drive (Debian's, else Playwright's own download), and a real PostgreSQL, because
 * the embedded database runs one query at a time and so hides races.
 * @throws with what to do by hand
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
