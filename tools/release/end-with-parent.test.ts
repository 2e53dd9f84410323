import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** Starts a process as `startTrialShop` does, which would run on without its parent. */
const parent = `
  const preload = ${JSON.stringify(path.join(__dirname, 'end-with-parent.cjs'))};
  const service = "setInterval(() => {}, 1000); process.send('ready')";
  const options = { stdio: ['ignore', 'inherit', 'ignore', 'ipc'] };
  require('node:child_process')
    .spawn(process.execPath, ['--require', preload, '-e', service], options)
    .on('message', (message) => process.send(message));`;

it('ends the gateway of the trial when the program that started it is killed', async () => {
  const program = spawn(process.execPath, ['-e', parent], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  // The output ends when no process has it any more.
  const output = text(program.stdout as NonNullable<typeof program.stdout>);
  await once(program, 'message');
  program.kill('SIGKILL');
  expect(await output).toBe('');
});
