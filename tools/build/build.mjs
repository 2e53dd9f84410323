import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { apps, isWholeShop, root } from '../webpack/apps.mjs';
import { services } from '../webpack/services.mjs';
import { fingerprint } from './fingerprint.mjs';
import { sourcesOf, stampName } from './stamp.mjs';
import { makeWhole } from './whole-build.mjs';

/** Build targets; each runs in its own process, because webpack uses one core. */
const targets = [
  ...Object.keys(apps).map((name) => ({
    id: name,
    kind: 'app',
    folder: apps[name].folder,
    reads: [apps[name].folder, 'shared'],
  })),
  // A team's checkout has the api built, and no page of its own needs the gateway's fonts.
  ...(isWholeShop
    ? [
        { id: 'fonts', kind: 'fonts', folder: 'shared', reads: ['tools/fonts'] },
        ...Object.keys(services).map((id) => ({
          id,
          kind: 'service',
          folder: services[id].folder,
          reads: [...Object.keys(services), 'shared'],
        })),
        {
          id: 'api',
          kind: 'api',
          folder: 'api',
          reads: ['api', 'shared/src/domain', 'shared/src/contracts', 'shared/src/node'],
        },
      ]
    : []),
];

const distOf = ({ folder }) => path.join(root, folder, 'dist');
const stampFile = (target, kind) => path.join(distOf(target), stampName(kind));

const isBuilt = (target, stamp, kind) => sourcesOf(stampFile(target, kind)) === stamp;

const stampOf = (target, mode, kind) =>
  fingerprint(target.reads, `${mode}:${kind}:${process.version}`);

const targetOf = (name) => targets.find(({ id }) => id === name);

/** Hashes of the sources of these apps as they are now, by name of the app. */
export const presentSources = (names) =>
  Object.fromEntries(names.map((name) => [name, stampOf(targetOf(name), 'production', 'release')]));

/** The hash of the sources of an app when its release build was made; undefined without a build. */
export const builtSources = (name) => sourcesOf(stampFile(targetOf(name), 'release'));

/** Release builds that are missing or not of the present sources. */
export const changedTargets = () =>
  targets
    .map((target) => ({
      id: target.id,
      isMissing: !fs.existsSync(stampFile(target, 'release')),
      stampFile: stampFile(target, 'release'),
      target,
      stamp: stampOf(target, 'production', 'release'),
    }))
    .filter(({ target, stamp }) => !isBuilt(target, stamp, 'release'));

/** Makes a release build of its own folder; fonts and stand-alone builds are made in place. */
async function make(target, { mode, stamp, kind }) {
  const dist = distOf(target);
  if (kind === 'release' && target.kind !== 'fonts') {
    const folder = path.join(root, '.cache/builds', target.id);
    return makeWhole({ dist, folder, stamp }, () => compile(target, { mode, stamp, kind, folder }));
  }
  await compile(target, { mode, stamp, kind, folder: dist });
  fs.writeFileSync(stampFile(target, kind), JSON.stringify({ sources: stamp }));
}

function compile(target, { mode, stamp, kind, folder }) {
  return new Promise((resolve, reject) => {
    const script = target.kind === 'fonts' ? '../fonts/build-fonts.mjs' : './compile.mjs';
    const worker = fileURLToPath(new URL(script, import.meta.url));
    const child = fork(
      worker,
      [
        target.id,
        target.kind === 'service' ? 'service' : kind,
        mode,
        stamp,
        distOf(target),
        folder,
      ],
      {
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        env: { ...process.env, NODE_ENV: mode },
      },
    );
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build of ${target.id} failed:\n${output}`)),
    );
  });
}

/**
 * Builds changed targets, two at a time.
 * @param options.only names to build (default: all); options.kind `release` or `standalone`
 * @param options.onProgress called with (name, 'start'
 * 'done'
 * 'kept', milliseconds)
 */
export async function build({
  only,
  mode = 'production',
  kind = 'release',
  jobs = 2,
  onProgress = () => {},
} = {}) {
  const wanted = targets
    .filter(({ id }) => !only || only.includes(id))
    .filter((target) => kind === 'release' || (target.kind === 'app' && target.id !== 'shell'));
  const queue = [];
  for (const target of wanted) {
    const stamp = stampOf(target, mode, kind);
    if (isBuilt(target, stamp, kind)) onProgress(target.id, 'kept', 0);
    else queue.push({ target, stamp });
  }
  // Starts the largest first to balance the two workers.
  queue.sort((a, b) => Number(b.target.id === 'shell') - Number(a.target.id === 'shell'));
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { target, stamp } = next;
      const startedAt = performance.now();
      onProgress(target.id, 'start', 0);
      await make(target, { mode, stamp, kind });
      onProgress(target.id, 'done', Math.round(performance.now() - startedAt));
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const args = process.argv.slice(2);
  const only = args.filter((arg) => !arg.startsWith('--'));
  build({
    only: only.length ? only : undefined,
    mode: args.includes('--dev') ? 'development' : 'production',
    kind: args.includes('--standalone') ? 'standalone' : 'release',
    onProgress: (name, what, ms) =>
      console.log(`${what.padEnd(5)} ${name}${ms ? ` (${(ms / 1000).toFixed(1)} s)` : ''}`),
  }).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
