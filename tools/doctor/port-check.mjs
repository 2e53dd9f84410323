import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { checkPort, freePort } from '../start/checks.mjs';
import { ok, problem } from './finding.mjs';
import { commandOf } from './machine-checks.mjs';

const LISTENING = '0A';

/** Inodes of the sockets that listen on a port, from Linux's tables. */
function socketsOn(port) {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .filter((file) => fs.existsSync(file))
    .flatMap((file) => fs.readFileSync(file, 'utf8').split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(`:${hex}`) && state === LISTENING)
    .map((fields) => fields[9]);
}

function openFilesOf(pid) {
  const folder = `/proc/${pid}/fd`;
  try {
    return fs.readdirSync(folder).map((file) => fs.readlinkSync(`${folder}/${file}`));
  } catch {
    // Another person's process, or one that has just ended.
    return [];
  }
}

function holderByProc(port) {
  const links = socketsOn(port).map((inode) => `socket:[${inode}]`);
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((pid) => openFilesOf(pid).some((file) => links.includes(file)));
}

function holderByLsof(port) {
  try {
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    const args = ['-t', '-nP', `-iTCP:${port}`, '-sTCP:LISTEN'];
    return execFileSync('lsof', args, options).split('\n')[0] || undefined;
  } catch {
    return undefined;
  }
}

const holderOf = (port) => (process.platform === 'linux' ? holderByProc(port) : holderByLsof(port));

/** Whether `npm start` can listen on PORT, and which process does instead. */
export async function checkShopPort() {
  const port = Number(process.env.PORT || 3000);
  try {
    await checkPort(port);
    return ok(`${port} is free.`);
  } catch (error) {
    if (!/is taken/.test(error.message)) return problem(error.message, 'PORT=3000 npm start');
    const pid = holderOf(port);
    const holder = pid ? `process ${pid} (${commandOf(pid)})` : 'a process of another person';
    return problem(`${port} is used by ${holder}.`, `PORT=${await freePort()} npm start`);
  }
}
