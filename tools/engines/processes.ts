import { type ChildProcess, spawn } from 'node:child_process';
import { deviceFonts } from '../e2e/device-fonts.mjs';

/** How long a program may take until it says that it is ready, ms. */
const START_MS = 30_000;

export interface Program {
  process: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  stop(): void;
}

/** Starts a program with a Korean font, as on Korean phones, whatever this machine has. */
export function startProgram(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Program {
  const child = spawn(command, args, {
    env: { ...process.env, ...deviceFonts({ hasKorean: true }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const hear = (text: Buffer) => {
    output += String(text);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return { process: child, output: () => output, stop: () => void child.kill() };
}

/**
 * Waits until a program prints what matches.
 * @returns the first group of the pattern
 * @throws with what it printed, when it ends or takes too long
 */
export function untilSaid(program: Program, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = setInterval(() => {
      const said = pattern.exec(program.output())?.[1];
      if (said !== undefined) end(() => resolve(said));
    }, 50);
    const fail = (error?: Error) =>
      end(() => reject(error ?? new Error(`A program did not start:\n${program.output()}`)));
    const timer = setTimeout(fail, START_MS);
    const end = (settle: () => void) => {
      clearInterval(look);
      clearTimeout(timer);
      settle();
    };
    program.process.once('error', fail);
    program.process.once('exit', () => fail());
  });
}
