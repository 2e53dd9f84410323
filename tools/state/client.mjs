import { randomUUID } from 'node:crypto';
import { Refusal } from './refusals.mjs';

const createNoTrialRefusal = (shopUrl) =>
  new Refusal(
    `${shopUrl} is no trial shop: it has no simulated partners, so this command can neither sign in nor pay.`,
  );

async function readResponse(response, what) {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${what}: ${response.status}, and no JSON. Does a shop answer there?`);
  }
}

/** @throws Refusal when the shop has no sandbox, or its sandbox serves only its own machine */
function assertTrial(shopUrl, path, status, code) {
  if (!path.startsWith('/sandbox/')) return;
  if (status === 404 || code === 'SANDBOX_LOCAL_ONLY') throw createNoTrialRefusal(shopUrl);
}

/** Creates a client with cookies that calls the api of a shop. @param shopUrl origin of the shop */
export function createClient(shopUrl) {
  const cookies = new Map();

  const send = async (path, options) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...options.headers, cookie };
    const response = await fetch(new URL(path, shopUrl), {
      ...options,
      headers,
      redirect: 'manual',
    }).catch((error) => {
      throw new Error(`${shopUrl} does not answer: ${error.cause?.message ?? error.message}`);
    });
    for (const text of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (name) cookies.set(name, value);
    }
    return response;
  };

  return {
    shopUrl,

    /**
     * @returns the payload of the response
     * @throws Refusal when the shop is not a trial; Error with message, `code` and `status` of the response
     */
    async call(method, path, body) {
      const response = await send(`/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: body && JSON.stringify(body),
      });
      const { code, message, payload } = await readResponse(response, `${method} ${path}`);
      if (code === '0000') return payload;
      assertTrial(shopUrl, path, response.status, code);
      const { status } = response;
      throw Object.assign(new Error(`${method} ${path}: ${code} ${message}`), { code, status });
    },

    /** Submits a form on a page of a simulated partner. @returns the query of the URL in its redirect */
    async answerPage(address, fields) {
      const response = await send(address, { method: 'POST', body: new URLSearchParams(fields) });
      const to = response.headers.get('location');
      if (!to) throw new Error(`POST ${address}: ${response.status}`);
      return Object.fromEntries(new URL(to, shopUrl).searchParams);
    },
  };
}
