import { parseArgs } from 'node:util';
import { codeOf, messageOf } from '@shop/shared/node';
import { KIT } from '../builds/build-folder';
import { acceptableRules, type Rule } from '../gate/gate';
import { ReleaseRefusal } from '../register/register';
import {
  type Change,
  DamagedRevision,
  type Register,
  type RegisteredApp,
} from '../register/register.schema';
import type { RegisterStore } from '../register/register-store';
import { GateRefusal } from './checks';
import type { createPreviewLinks, PreviewedApp } from './preview-link';
import type { createReleaser } from './releaser';

const USAGE = `Usage: npm run release -- <command> [arguments] [options]

Commands:
  build <app>               build the app in this checkout
  gate <app>                check that build against the released ones
  publish <app>             copy it into the store; no visitor gets it yet
  preview <app> [build]     print a link that shows a build to who opens it; without a build,
                            that of this checkout, which is published; more apps by --with
  canary <app> <percent> [build]
                            give a published build to a share of the visitors; 0 ends it
  promote <app> [build]     give the canary, or a published build, to all visitors
  rollback <app> [build]    end the canary; without one, go back to the build before
  remove <app>              take a remote from all visitors: its pages are 404
  contracts <app>           write the types of fragments and events that other remotes have released
                            into mfe-<app>/src/remote/released-contract.d.ts
  status                    what is released
  history [app]             every change, the latest first
  prune                     remove builds that nobody needs
  sync [app…]               publish and promote the new builds of this checkout at once (npm start does)

Apps: api, shell, and each remote by its name: mfe-<name> of this checkout, or one that status lists.
The kit is released like an app: what a team needs to build, test and release its folder alone.

Options:
  --accept <rules>          publish, preview: rules of the gate not to apply (${acceptableRules.join(', ')}), with commas
                            remove: fragments, to leave their places on other pages empty
  --minutes <number>        preview: until the link and what it shows end (30, at most 480)
  --page <path>             preview: the page that the link opens (/)
  --with <apps>             preview: further apps by the same link, with commas: shell,cs=858faa35d117
  --days <number>           prune: keep builds that were published since (30)
  --keep <number>           prune: keep the latest builds that were stable (3)
  --json                    print JSON
  --help                    print this

The register is in .releases, or in the folder that RELEASES_DIR names. A preview needs the gateway's
PREVIEW_SECRET, and its PUBLIC_URL unless it runs on this machine.
Exit codes: 0 done, 1 refused, 2 wrong usage, 3 failed.`;

const EXIT = { done: 0, refused: 1, usage: 2, failed: 3 } as const;

class UsageError extends Error {}

interface Result {
  text: string;
  data: object;
  /** The command worked, and its result is a refusal. */
  isRefusal?: boolean;
}

export interface CliContext {
  store: RegisterStore;
  releaser: ReturnType<typeof createReleaser>;
  linkPreview: ReturnType<typeof createPreviewLinks>;
  print: (text: string) => void;
  printError: (text: string) => void;
}

interface Values {
  accept?: string | undefined;
  days?: string | undefined;
  keep?: string | undefined;
  minutes?: string | undefined;
  page?: string | undefined;
  with?: string | undefined;
}

const required = (word: string | undefined, name: string): string => {
  if (word) return word;
  throw new UsageError(`Name the ${name}.`);
};

const wholeNumber = (text: string, name: string, most: number, least = 0): number => {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new UsageError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
};

function acceptedRules(
  text: string | undefined,
  acceptable: readonly Rule[] = acceptableRules,
): Rule[] {
  const isAcceptable = (text: string): text is Rule => acceptable.some((rule) => rule === text);
  const rules = text?.split(',') ?? [];
  if (rules.every(isAcceptable)) return rules;
  const wrong = rules.filter((rule) => !isAcceptable(rule));
  throw new UsageError(`${wrong.join(', ')} cannot be accepted: ${acceptable.join(', ')}.`);
}

/** Parses `--with`: names of apps, each with an optional build (`goods=858faa35d117`). */
const parseFurtherApps = (text = ''): PreviewedApp[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((one) => {
      const [name = '', build] = one.split('=');
      return { name, build };
    });

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

const describeChange = ({
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

/** The changes of a revision, or that there was none. */
const changed = (before: Register, register: Register): Result => {
  const isChanged = register.revision !== before.revision;
  const changes = isChanged ? register.changes : [];
  return {
    text: isChanged
      ? [...changes.map(describeChange), `Revision ${register.revision}.`].join('\n')
      : 'Nothing to change.',
    data: { revision: register.revision, changes },
  };
};

type Command = (words: string[], context: CliContext, values: Values) => Promise<Result>;

/** A command that changes the register. */
const changing =
  (change: (words: string[], context: CliContext, values: Values) => Promise<Register>): Command =>
  async (words, context, values) => {
    const before = await context.store.latest();
    return changed(before, await change(words, context, values));
  };

const commands: Record<string, Command> = {
  gate: async ([app], { releaser }) => {
    const name = required(app, 'app');
    const { build, findings } = await releaser.gate(name);
    const isRefusal = findings.length > 0;
    return {
      text: isRefusal
        ? new GateRefusal(name, findings).message
        : `${name} ${build} passes the gate.`,
      data: { app: name, build, findings },
      isRefusal,
    };
  },
  publish: changing(([app], { releaser }, { accept }) =>
    releaser.publish(required(app, 'app'), acceptedRules(accept)),
  ),
  preview: async (
    [app, build],
    { linkPreview },
    { accept, minutes = '30', page = '/', with: others },
  ): Promise<Result> => {
    const link = await linkPreview({
      apps: [{ name: required(app, 'app'), build }, ...parseFurtherApps(others)],
      minutes: wholeNumber(minutes, '--minutes', 480, 1),
      page,
      accepted: acceptedRules(accept),
    });
    const shown = link.builds.map((one) => `${one.app} ${one.build}`).join(', ');
    return { text: `${shown} until ${link.expiresAt}\n${link.url}`, data: link };
  },
  canary: changing(([app, percent, build], { releaser }) =>
    releaser.canary(
      required(app, 'app'),
      wholeNumber(required(percent, 'percentage').replace(/%$/, ''), 'The percentage', 100),
      build,
    ),
  ),
  promote: changing(([app, build], { releaser }) => releaser.promote(required(app, 'app'), build)),
  rollback: changing(([app, build], { releaser }) =>
    releaser.rollback(required(app, 'app'), build),
  ),
  remove: changing(([app], { releaser }, { accept }) =>
    releaser.remove(required(app, 'app'), acceptedRules(accept, ['fragments'])),
  ),
  contracts: async ([app], { releaser }) => {
    const { file, names } = await releaser.writeContracts(required(app, 'app'));
    return {
      text: `${file}: ${names.join(', ') || 'nothing that shared/src/contracts lacks'}`,
      data: { file, names },
    };
  },
  status: async (_words, { store }) => {
    const { revision, apps } = await store.latest();
    const lines = Object.entries(apps).map(([name, app]) => describeApp(name, app));
    return {
      text: [...lines, `Revision ${revision}.`].join('\n'),
      data: { revision, apps },
    };
  },
  history: async ([app], { store }) => {
    const damage = await store.latest().then(
      () => [],
      (error: unknown) => {
        if (error instanceof DamagedRevision) return [error.message];
        throw error;
      },
    );
    const changes = (await store.revisions())
      .flatMap((register) => register.changes)
      .filter((change) => !app || change.app === app)
      .reverse();
    const lines = changes.length > 0 ? changes.map(describeChange) : ['No release yet.'];
    return { text: [...damage, ...lines].join('\n'), data: changes };
  },
  prune: async (_words, { releaser }, { days = '30', keep = '3' }) => {
    const { register, removed } = await releaser.prune(
      wholeNumber(days, '--days', 3650),
      wholeNumber(keep, '--keep', 10),
    );
    return {
      text: removed.length > 0 ? `Removed ${removed.join(', ')}.` : 'Nothing to remove.',
      data: { revision: register.revision, removed },
    };
  },
  sync: async (words, { releaser, store }) => {
    const before = await store.latest();
    const { register, refused } = await releaser.sync(words.length > 0 ? words : undefined);
    const result = changed(before, register);
    return {
      text: [...refused, result.text].join('\n'),
      data: { ...result.data, refused },
    };
  },
};

async function run(words: string[], context: CliContext, values: Values): Promise<Result> {
  const [name, ...rest] = words;
  const command = commands[name ?? ''];
  if (!command || !Object.hasOwn(commands, name ?? ''))
    throw new UsageError(name ? `There is no command "${name}".` : 'Name a command.');
  return command(rest, context, values);
}

const exitCodeOf = (error: unknown): number => {
  if (error instanceof UsageError) return EXIT.usage;
  return error instanceof ReleaseRefusal ? EXIT.refused : EXIT.failed;
};

/** Runs one command. @returns the exit code */
export async function runCli(args: string[], context: CliContext): Promise<number> {
  const isJson = args.includes('--json');
  const say = ({ text, data }: Result) =>
    context.print(isJson ? JSON.stringify(data, null, 2) : text);
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        accept: { type: 'string' },
        days: { type: 'string' },
        keep: { type: 'string' },
        minutes: { type: 'string' },
        page: { type: 'string' },
        with: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) {
      context.print(USAGE);
      return EXIT.done;
    }
    const result = await run(positionals, context, values);
    say(result);
    return result.isRefusal ? EXIT.refused : EXIT.done;
  } catch (error) {
    const code =
      codeOf(error)?.startsWith('ERR_PARSE_ARGS') === true ? EXIT.usage : exitCodeOf(error);
    const message = messageOf(error);
    const findings = error instanceof GateRefusal ? error.findings : undefined;
    if (isJson) context.print(JSON.stringify({ error: message, findings }, null, 2));
    else context.printError(code === EXIT.usage ? `${message}\n\n${USAGE}` : message);
    return code;
  }
}
