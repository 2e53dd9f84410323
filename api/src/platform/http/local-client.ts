import { isLoopbackUrl } from '@shop/shared/domain';
import { addressMatcher, isLoopbackAddress } from '@shop/shared/node';
import type { FastifyRequest } from 'fastify';

/** Added by proxies. The gateway overwrites `x-forwarded-for` and sets `x-client-relayed`. */
const proxyHeaders = ['x-client-relayed', 'forwarded', 'x-real-ip', 'via', 'cf-connecting-ip'];

const nothing = () => false;

/** The URL of this host; undefined for an invalid host. */
const urlOf = (host: string | undefined): URL | undefined => {
  const url = `http://${host}`;
  return URL.canParse(url) ? new URL(url) : undefined;
};

/** The IP address of a URL whose host is an IP address. */
const addressOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Whether the host of a URL is an IP address in these networks. */
export const isAddressIn = (networks: readonly string[], url: string): boolean =>
  addressMatcher(networks)(addressOf(new URL(url)));

/**
 * Whether the client runs on this machine or in one of the networks, and used an IP address there as the host. The
 * host is checked too, because another site's name may resolve to such an address.
 * @param networks private networks of `SANDBOX_NETWORKS`
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
