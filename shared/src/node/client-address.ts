/** The address that limits are counted by: IPv4 unchanged; IPv6 as its first 64 bits, the prefix of one customer. */
export function clientAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = [], tail = []] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':').toLowerCase();
}

/** Whether an address is this machine's own: 127.0.0.0/8 or ::1. */
export const isLoopbackAddress = (address: string | undefined): boolean =>
  /^(::1|(::ffff:)?127(\.\d+){3})$/i.test(address ?? '');
