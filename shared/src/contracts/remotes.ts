/** Which remote owns which path prefixes. Longest prefix wins; what nobody owns is the shell's. */
export const remotes = {
  display: ['/main', '/display', '/search', '/searchResult', '/event'],
  goods: ['/products', '/goods'],
  order: ['/basket', '/order', '/payment'],
  mypage: ['/mypage', '/claim'],
  cs: ['/cs'],
} as const satisfies Record<string, readonly string[]>;

export type RemoteName = keyof typeof remotes;

export const remoteNames = Object.keys(remotes) as RemoteName[];

const startsWithSegment = (pathname: string, prefix: string): boolean =>
  pathname === prefix || pathname.startsWith(`${prefix}/`);

/** The remote that owns a path, by whole segments: `/searchResult` is not below `/search`. */
export function ownerOf(pathname: string): RemoteName | undefined {
  return remoteNames.find((name) =>
    remotes[name].some((prefix) => startsWithSegment(pathname, prefix)),
  );
}
