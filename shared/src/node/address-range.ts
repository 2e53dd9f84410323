import { BlockList, isIP } from 'node:net';

const isPrefixLength = (bits: string, family: number): boolean =>
  /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);

/** Whether the text is an IP address, a range in CIDR notation, or `loopback`. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0) return text === 'loopback';
  return rest.length === 0 && (bits === undefined || isPrefixLength(bits, family));
}

const rangesOf = (text: string): string[] =>
  text === 'loopback' ? ['127.0.0.0/8', '::1'] : [text];

/**
 * Creates a function that tests whether an IP address is in one of the ranges.
 * @param ranges texts that pass `isAddressRange`
 */
export function addressMatcher(
  ranges: readonly string[],
): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const range of ranges.flatMap(rangesOf)) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    list.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return (address = '') => {
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
  };
}

/** Private networks (home, office, containers), which are not routed on the internet. */
const privateNetworks = [
  ...['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '169.254.0.0/16'],
  ...['127.0.0.0/8', '::1/128', 'fc00::/7', 'fe80::/10'],
].map((network) => {
  const [address = '', bits = ''] = network.split('/');
  return { isIn: addressMatcher([network]), family: isIP(address), bits: Number(bits) };
});

/** Whether all addresses of this range are private. */
export function isPrivateRange(range: string): boolean {
  if (range === 'loopback') return true;
  const [address = '', bits = '128'] = range.split('/');
  return privateNetworks.some(
    (network) =>
      network.family === isIP(address) && network.isIn(address) && Number(bits) >= network.bits,
  );
}
