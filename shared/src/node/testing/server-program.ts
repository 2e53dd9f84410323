import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * @returns the path of a server program, which Debian installs in `/usr/sbin`, outside the PATH of users
 * @throws Error with the Debian package to install
 */
export function findServerProgram(name: string, debianPackage: string): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const folder = folders.find((one) => existsSync(join(one, name)));
  if (!folder)
    throw new Error(
      `These tests need ${name}. Install it (Debian: apt-get install ${debianPackage}).`,
    );
  return join(folder, name);
}

interface ServerProgram {
  command: string;
  args: readonly string[];
  cwd?: string;
  /** Resolves when the program accepts connections. */
  waitUntilReady: () => Promise<void>;
  /** Removes what a killed process leaves behind. */
  clean?: () => void;
}

export interface RunningProgram {
  /** Kills the process with SIGKILL, unless it was stopped, and starts a new one. */
  restart(): Promise<void>;
  /** Kills the process with SIGKILL. */
  stop(): Promise<void>;
  /** Stops the process with SIGSTOP: its connections stay open and nothing responds. */
  freeze(): void;
  /** Continues a frozen process. */
  thaw(): void;
}

/** Runs a server program until `stop`, or until this process exits. */
export async function runServerProgram(program: ServerProgram): Promise<RunningProgram> {
  const { command, args, cwd, waitUntilReady, clean } = program;
  let server: ChildProcess;
  const kill = () => void server.kill('SIGKILL');
  const start = async () => {
    server = spawn(command, args, { stdio: 'ignore', cwd });
    process.once('exit', kill);
    await waitUntilReady();
  };
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const hasExited = new Promise((resolve) => server.once('exit', resolve));
    kill();
    await hasExited;
    process.off('exit', kill);
    clean?.();
  };
  await start();
  return {
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    restart: async () => {
      await stop();
      await start();
    },
    stop,
  };
}
