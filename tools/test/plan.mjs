import fs from 'node:fs';
import path from 'node:path';
import { build } from '../build/build.mjs';
import { startApi } from '../e2e/api.mjs';
import { freePort } from '../e2e/free-port.mjs';
import { RUN_LENGTH } from '../e2e/run-length.mjs';
import { startShop } from '../e2e/shop.mjs';
import { bin, run } from '../lib/run.mjs';
import { checks } from '../verify/checks.mjs';
import { appFolder, remoteNames, root } from '../webpack/apps.mjs';
import { machine } from './machine.mjs';
import { provide, provideEngines } from './provide.mjs';
import { failedFiles } from './report.mjs';
import { sampleData } from './sample-data.mjs';

const PROVIDED = 'browser and database';
const ENGINES = 'Firefox and WebKit';

/** More files than these fail for a reason that a second run does not change. */
const MOST_TRIED_AGAIN = 5;

/** Like the journeys, a file that fails is tried once more, and reported as flaky if it passes then. */
function jestStage(name, projects, { scratch, report, after = [] }) {
  return {
    name,
    after,
    run: async () => {
      const first = path.join(scratch, `${projects.join('-')}.json`);
      const again = path.join(scratch, `${projects.join('-')}-again.json`);
      const args = ['--selectProjects', ...projects, '--maxWorkers=1', '--silent', '--json'];
      const runJest = (outputFile, files = []) =>
        run(bin('jest'), [...files, ...args, `--outputFile=${outputFile}`], {
          name,
          env: { NODE_ENV: 'test' },
        });
      await runJest(first);
      const failed = failedFiles(first);
      if (failed.length > 0 && failed.length <= MOST_TRIED_AGAIN) await runJest(again, failed);
      report.addJest(first, name, again);
    },
  };
}

/** @param start starts the processes under test; returns `env` of the runner, and `stop` */
function journeyStage(
  name,
  { folder, config = 'playwright.config.mjs', project, after, start, scratch, report, isShort },
) {
  const id = name.replaceAll(/\W+/g, '-');
  return {
    name,
    after: [PROVIDED, 'sample shop', ...after],
    run: async () => {
      const file = path.join(scratch, `${id}.json`);
      const { env, stop } = await start(id);
      const args = ['test', '--config', path.join(folder, config)]
        .concat(project ? ['--project', project] : [])
        // The runner empties its output folder at the start, so each stage has its own.
        .concat(['--output', path.join(root, 'test-results', id)]);
      try {
        await run(bin('playwright', path.join(root, 'tools')), args, {
          name,
          cwd: folder,
          env: { ...env, SHOP_REPORT: file, [RUN_LENGTH]: isShort ? 'short' : '' },
        });
      } finally {
        await stop();
      }
      report.addPlaywright(file, name);
    },
  };
}

/**
 * All test stages, longest first, so that short ones fill the gaps at the end.
 * @param isShort journeys and pages of the design reference prove each rule once (`run-length.mjs`)
 */
export function planTests({ scratch, report, isShort }) {
  const data = sampleData(scratch);
  const through = {
    remote: async (id) => {
      const port = await freePort();
      const { url, stop } = await data.withCopy(id, ({ dataDir }) => startApi({ port, dataDir }));
      return { env: { API_URL: url }, stop };
    },
    shop: async (id) => {
      const { url, releasesDir, previewSecret, stop } = await data.withCopy(id, startShop);
      const env = { SHOP_URL: url, RELEASES_DIR: releasesDir, PREVIEW_SECRET: previewSecret };
      return { env, stop };
    },
  };
  const composed = (name, more) =>
    journeyStage(name, {
      folder: appFolder('shell'),
      after: ['builds'],
      start: through.shop,
      scratch,
      report,
      isShort,
      ...more,
    });
  let whyNoEngines;
  const inEngines = () => {
    const stage = composed('journeys in Firefox and WebKit', {
      project: 'engine*',
      after: ['builds', ENGINES],
    });
    return {
      ...stage,
      run: async () => {
        if (!whyNoEngines) return stage.run();
        console.log(`Journeys in Firefox and WebKit are left out. ${whyNoEngines}`);
      },
    };
  };
  const remotes = remoteNames
    .filter((name) => fs.existsSync(path.join(appFolder(name), 'e2e')))
    .map((name) =>
      journeyStage(`journeys of ${name}`, {
        folder: appFolder(name),
        after: ['stand-alone builds'],
        start: through.remote,
        scratch,
        report,
        isShort,
      }),
    );
  const isBuilding = ({ name }) => name === 'builds';
  const counted = checks.map((check) => ({
    ...check,
    run: async () => {
      await check.run();
      report.pass();
    },
  }));
  return [
    // Takes no lane, because it waits for the network. Stages that need a browser wait for it.
    { name: PROVIDED, lanes: 0, run: () => provide(machine) },
    // After it, because apt allows no parallel runs.
    {
      name: ENGINES,
      after: [PROVIDED],
      lanes: 0,
      run: async () => {
        whyNoEngines = await provideEngines(machine);
      },
    },
    ...counted.filter(isBuilding),
    { name: 'sample shop', after: ['builds'], run: data.fill },
    {
      name: 'stand-alone builds',
      after: ['builds'],
      run: () => build({ kind: 'standalone', jobs: 1 }),
    },
    jestStage('api tests', ['api'], { scratch, report, after: [PROVIDED] }),
    jestStage('topology', ['topology'], { scratch, report, after: [PROVIDED, 'builds'] }),
    composed('journeys of a phone', { project: 'phone*' }),
    composed('journeys of a desktop', { project: 'desktop' }),
    inEngines(),
    // Waits for nginx, because a component test checks its configuration.
    jestStage('component tests', ['node', 'dom'], { scratch, report, after: [PROVIDED] }),
    composed('design reference', {
      folder: appFolder('showcase'),
      config: 'playwright.markup.config.mjs',
    }),
    ...remotes,
    {
      name: 'attacks',
      after: ['builds', 'sample shop'],
      run: async () => {
        const { dataDir, stop } = await data.withCopy('attacks', async ({ dataDir: copy }) => ({
          dataDir: copy,
          stop: async () => {},
        }));
        try {
          const attack = path.join(root, 'tools/attack/attack.mjs');
          // It starts the shop itself, because one area reads the shop's log, so SHOP_URL is cleared.
          const given = ['--rounds', '8', '--data', dataDir];
          const { code, output } = await run(process.execPath, [attack, ...given], {
            name: 'attacks',
            env: { SHOP_URL: '' },
          });
          if (code !== 0) throw new Error(output);
          report.pass();
        } finally {
          await stop();
        }
      },
    },
    {
      name: 'packed shop',
      after: ['builds'],
      run: async () => {
        const pack = path.join(root, 'tools/pack/pack.mjs');
        const args = [pack, path.join(scratch, 'pack'), '--try'];
        const { code, output } = await run(process.execPath, args, { name: 'packed shop' });
        if (code !== 0) throw new Error(output);
        report.pass();
      },
    },
    ...counted.filter((check) => !isBuilding(check)),
  ];
}
