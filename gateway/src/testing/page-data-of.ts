import type { FastifyInstance } from 'fastify';

const IN_DOCUMENT = /<script id="shop-data" data-rendered-at="(\d+)"[^>]*>(.*?)<\/script>/;
const LINK = /<link id="shop-data" data-rendered-at="(\d+)"[^>]* href="([^"]+)">/;

/** Parsed JSON, which tests read without a type. */
type Json = ReturnType<typeof JSON.parse>;

async function request(gateway: FastifyInstance, address: string | undefined): Promise<Json> {
  const reply = await gateway.inject({ url: address ?? '' });
  if (reply.statusCode !== 200) throw new Error(`${address} is a ${reply.statusCode}.`);
  return reply.json();
}

/** The data of a document, from inside of it or from where it links to (`PageData`). */
export async function pageDataOf(gateway: FastifyInstance, html: string): Promise<Json> {
  const [, insideAtMs, json] = IN_DOCUMENT.exec(html) ?? [];
  const [, linkedAtMs, address] = LINK.exec(html) ?? [];
  const data = json ? JSON.parse(json) : await request(gateway, address);
  return { ...data, state: { ...data.state, renderedAtMs: Number(insideAtMs ?? linkedAtMs) } };
}

/** The state of a document (`PageState`). */
export const stateOf = async (gateway: FastifyInstance, html: string): Promise<Json> =>
  (await pageDataOf(gateway, html)).state;
