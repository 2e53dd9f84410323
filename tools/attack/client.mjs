import { randomUUID } from 'node:crypto';
import net from 'node:net';

const jsonType = { 'content-type': 'application/json' };
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Attacks are for a shop of this machine. @throws for any other */
export function assertLoopback(url) {
  if (!loopback.test(new URL(url).hostname)) {
    throw new Error(`${url} is not this machine. Attacks run against a shop on this machine only.`);
  }
}

/** More sign-ins a minute than the lowest limit allows. */
const SIGN_INS = 70;

/** Whether a shop has its limits of a shop for shoppers, at which attacks would end. */
export async function isLimited(baseUrl) {
  const { send } = createClient(baseUrl);
  const request = { method: 'POST', body: { cno: 'nobody' } };
  for (let at = 0; at < SIGN_INS; at += 1) {
    const { status } = await send('/api/member/v1/front/localLogin', request);
    if (status === 429) return true;
  }
  return false;
}

/** A client with its own cookies. */
export function createClient(baseUrl) {
  assertLoopback(baseUrl);
  const cookies = new Map();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  const keepCookies = (response) => {
    for (const line of response.headers.getSetCookie()) {
      const [pair] = line.split(';');
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
  };

  const send = async (path, { method = 'GET', headers = {}, body, keepsCookies = true } = {}) => {
    const response = await fetch(baseUrl + path, {
      method,
      redirect: 'manual',
      headers: {
        cookie: cookieHeader(),
        // Of no meaning where there is no change or no body.
        'idempotency-key': randomUUID(),
        ...(body === undefined ? undefined : jsonType),
        ...headers,
      },
      body: typeof body === 'object' && !Buffer.isBuffer(body) ? JSON.stringify(body) : body,
      signal: AbortSignal.timeout(30_000),
    });
    if (keepsCookies) keepCookies(response);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parse(text) };
  };

  /** Calls the api and returns the payload. @throws an error with its status when it refuses */
  const call = async (method, path, body) => {
    const { status, json, text } = await send(`/api${path}`, { method, body });
    if (status !== 200)
      throw Object.assign(new Error(`${method} ${path}: ${status} ${text.slice(0, 300)}`), {
        status,
        code: json?.code,
      });
    return json.payload;
  };
  return { baseUrl, cookies, send, call };
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const QUIET_MS = 200;

/** Sends bytes as they are. @returns what came back, and whether the shop neither answered nor closed */
export const sendRaw = (baseUrl, bytes, { waitMs = 5_000 } = {}) =>
  new Promise((resolve) => {
    assertLoopback(baseUrl);
    const { hostname, port } = new URL(baseUrl);
    let text = '';
    const socket = net.connect(Number(port), hostname.replace(/[[\]]/g, ''), () =>
      socket.write(bytes),
    );
    const end = (isSilent) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ text, isSilent });
    };
    let timer = setTimeout(() => end(true), waitMs);
    socket.on('data', (part) => {
      text += part.toString('latin1');
      clearTimeout(timer);
      timer = setTimeout(() => end(false), QUIET_MS);
    });
    socket.on('end', () => end(false));
    socket.on('error', () => end(false));
  });
