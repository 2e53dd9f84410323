import { isLoopbackUrl } from '@shop/shared/domain';
import { addressMatcher, isLoopbackAddress } from '@shop/shared/node';
import type { FastifyRequest } from 'fastify';

/** Added by proxies. The gateway overwrites `x-forwarded-for` and sets `x-client-relayed`. */
const proxyHeaders = ['x-client-relayed', 'forwarded', 'x-real-ip', 'via', 'cf-connecting-ip'];

const nothing = () => false;

/** The URL of a page of this host; undefined when there can be none. */
const urlOf = (host: string | undefined): URL | undefined => {
  const url = `http://${host}`;
  return URL.canParse(url) ? new URL(url) : undefined;
};

/** The address of a URL whose host is one and no name. */
const addressOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Whether a URL leads to a machine of these networks by its address. */
export const isAddressIn = (networks: readonly string[], url: string): boolean =>
  addressMatcher(networks)(addressOf(new URL(url)));

/**
 * Whether the client runs on this machine, or in one of the networks, and typed an address of a machine there. The
 * host is compared too, because another site's name may resolve to such an address.
 * @param networks private ones, of `SANDBOX_NETWORKS`
 */
export function isLocalClient(
  { headers, ip }: FastifyRequest,
  networks: readonly string[],
): boolean {
  const isNamed = networks.length > 0 ? addressMatcher(networks) : nothing;
  const forwarded = headers['x-forwarded-host'];
  const url = urlOf(typeof forwarded === 'string' ? forwarded : headers.host);
  return (
    (isLoopbackAddress(ip) || isNamed(ip)) &&
    proxyHeaders.every((name) => headers[name] === undefined) &&
    url !== undefined &&
    (isLoopbackUrl(url.href) || isNamed(addressOf(url)))
  );
}
