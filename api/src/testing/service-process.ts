import type { ChildProcess } from 'node:child_process';

/** A service in a process of its own, which can be killed. */
export interface ServiceProcess {
  /** kill -9: no handler runs and nothing is cleaned up. */
  killHard(): Promise<void>;
  /** SIGTERM, as a supervisor stops it. */
  stop(): Promise<void>;
}

/**
 * Resolves when the service has sent its first message, which it does when it listens.
 * @throws Error when the process ends before
 */
export function waitForService<Message>(
  child: ChildProcess,
): Promise<{ process: ServiceProcess; message: Message }> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = (signal: NodeJS.Signals) => () => {
    child.kill(signal);
    return ended;
  };
  return new Promise((resolve, reject) => {
    void ended.then(() => reject(new Error('The service ended before it listened.')));
    child.once('message', (message: Message) =>
      resolve({ process: { killHard: end('SIGKILL'), stop: end('SIGTERM') }, message }),
    );
  });
}
