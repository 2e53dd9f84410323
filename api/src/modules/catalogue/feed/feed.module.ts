import { Readable } from 'node:stream';
import { site } from '@shop/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps, Module } from '../../../platform/deps';
import { type FeedGoods, feedGoods } from './feed.repository';
import { GOOGLE_END, googleHead, googleItem } from './google-feed';
import { naverHead, naverLine } from './naver-ep';

/** Price comparison sites fetch a feed a few times a day. */
const CACHED = 'public, max-age=600';

interface Feed {
  path: string;
  type: string;
  head: string;
  /** @returns undefined when the goods are not part of this feed */
  row: (goods: FeedGoods) => string | undefined;
  end: string;
}

async function* textOf({ head, row, end }: Feed, parts: AsyncIterable<FeedGoods[]>) {
  yield head;
  for await (const goods of parts) {
    const rows = goods.map(row).filter((text) => text !== undefined);
    yield rows.map((text) => `\n${text}`).join('');
  }
  yield `\n${end}`;
}

function serveFeeds(app: FastifyInstance, { config, db, rateLimits }: Deps): void {
  const { publicUrl } = config;
  const feeds: Feed[] = [
    {
      path: '/feeds/naver-ep.tsv',
      type: 'text/tab-separated-values; charset=utf-8',
      head: naverHead,
      row: (goods) => naverLine(goods, publicUrl),
      end: '',
    },
    {
      path: '/feeds/google.xml',
      type: 'application/xml; charset=utf-8',
      head: googleHead(site.name, publicUrl),
      row: (goods) => googleItem(goods, publicUrl),
      end: GOOGLE_END,
    },
  ];
  for (const feed of feeds) {
    app.get(feed.path, { config: rateLimits.configOf('costly') }, (_request, reply) =>
      reply
        .header('cache-control', CACHED)
        .type(feed.type)
        .send(Readable.from(textOf(feed, feedGoods(db)))),
    );
  }
}

/** Product feeds for price comparison sites: Naver's EP and Google's product data. */
export const feedModule: Module = { name: 'feed', plugin: serveFeeds };
