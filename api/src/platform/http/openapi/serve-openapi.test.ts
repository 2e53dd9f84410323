import { openTestShop } from '../../../testing/shop';

const toss = { PAYMENT: 'toss', TOSS_CLIENT_KEY: 'ck', TOSS_SECRET_KEY: 'sk' };
const settings: [Record<string, string>, number][] = [
  [{}, 200],
  [{ OPENAPI: 'off' }, 404],
  [toss, 404],
  [{ ...toss, OPENAPI: 'on' }, 200],
];

it.each(settings)('lists the calls by the settings %j: %s', async (env, status) => {
  const shop = await openTestShop({ env });
  for (const url of ['/api/openapi.json', '/openapi.json', '/api/openapi.json/'])
    expect([url, (await shop.app.inject(url)).statusCode]).toEqual([url, status]);
  await shop.close();
});
