import { parseArgs } from 'node:util';
import { paths } from '@shop/shared/contracts';
import { readConfig } from '../config';
import { previewToken } from '../modules/catalogue/display';
import { hoursMs } from '../platform/clock';
import { createSecrets, readSecret } from '../platform/secrets';

const DEFAULT_HOURS = 72;
const MAX_HOURS = 30 * 24;

export const previewUsage = `Usage: npm run catalog -- preview <plan shop number> [--hours <1 to ${MAX_HOURS}>]

Prints the address at which staff see a plan shop before it opens; without --hours it is valid for ${DEFAULT_HOURS}.
Whoever has the address sees the page, so it is handed to staff only. Needs the settings of the api
(SHOP_SECRET, PUBLIC_URL, or the data folder of a trial shop).`;

/** @returns the URL; undefined when the arguments are invalid */
export function previewLink(
  args: string[],
  settings: NodeJS.ProcessEnv,
  now: Date,
): string | undefined {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { hours: { type: 'string', default: String(DEFAULT_HOURS) } },
  });
  const [no, ...rest] = positionals;
  const planShopNo = Number(no);
  const hours = Number(values.hours);
  if (!/^[1-9]\d{0,11}$/.test(no ?? '') || rest.length > 0) return undefined;
  if (!Number.isInteger(hours) || hours < 1 || hours > MAX_HOURS) return undefined;
  const { dataDir, secret, publicUrl } = readConfig(settings);
  const token = previewToken(
    createSecrets(readSecret(dataDir, secret)),
    planShopNo,
    new Date(now.getTime() + hoursMs(hours)),
  );
  return new URL(`${paths.planShop(planShopNo)}&preview=${token}`, publicUrl).href;
}
