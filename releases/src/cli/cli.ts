import { parseArgs } from 'node:util';
import { codeOf, messageOf } from '@shop/shared/node';
import { acceptableRules, type Rule } from '../gate/gate';
import { ReleaseRefusal } from '../register/register';
import { DamagedRevision, type Register } from '../register/register.schema';
import type { RegisterStore } from '../register/register-store';
import { describeResults } from '../results/judge-results';
import { GateRefusal, ResultRefusal } from './checks';
import { describeChange, describeStatus } from './describe';
import type { createPreviewLinks, PreviewedApp } from './preview-link';
import type { createReleaser } from './releaser';
import type { Proof } from './result-checks';
import { USAGE } from './usage';

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
  'without-proof'?: string | undefined;
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

const MAX_REASON_LENGTH = 150;

function parseProof({ 'without-proof': text }: Values): Proof {
  if (text === undefined) return {};
  const reason = text.trim();
  if (reason.length > 0 && reason.length <= MAX_REASON_LENGTH) return { withoutProof: reason };
  throw new UsageError(
    `--without-proof needs a reason of 1 to ${MAX_REASON_LENGTH} characters: --without-proof "the journeys machine is down".`,
  );
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
  publish: async ([app], { releaser, store }, { accept }) => {
    const before = await store.latest();
    const { register, results } = await releaser.publish(
      required(app, 'app'),
      acceptedRules(accept),
    );
    const { text, data } = changed(before, register);
    const taken = results.results.length > 0 ? [`Results: ${describeResults(results)}`] : [];
    const lacking = results.problems.map((problem) => `  ${problem.text}`);
    const needed = lacking.length > 0 ? ['Needed before visitors get it:', ...lacking] : [];
    return { text: [text, ...taken, ...needed].join('\n'), data: { ...data, results } };
  },
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
  canary: changing(([app, percent, build], { releaser }, values) =>
    releaser.canary(
      required(app, 'app'),
      wholeNumber(required(percent, 'percentage').replace(/%$/, ''), 'The percentage', 100),
      build,
      parseProof(values),
    ),
  ),
  promote: changing(([app, build], { releaser }, values) =>
    releaser.promote(required(app, 'app'), build, parseProof(values)),
  ),
  rollback: changing(([app, build], { releaser }, values) =>
    releaser.rollback(required(app, 'app'), build, parseProof(values)),
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
  status: async (_words, { store, releaser }) => {
    const register = await store.latest();
    const { revision, apps } = register;
    const results = await releaser.resultsInUse(register);
    return {
      text: describeStatus(register, results),
      data: { revision, apps, results },
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
  sync: async (words, { releaser, store }, values) => {
    const before = await store.latest();
    const names = words.length > 0 ? words : undefined;
    const { register, refused } = await releaser.sync(names, parseProof(values));
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
        'without-proof': { type: 'string' },
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
    const findings =
      error instanceof GateRefusal || error instanceof ResultRefusal ? error.findings : undefined;
    if (isJson) context.print(JSON.stringify({ error: message, findings }, null, 2));
    else context.printError(code === EXIT.usage ? `${message}\n\n${USAGE}` : message);
    return code;
  }
}
