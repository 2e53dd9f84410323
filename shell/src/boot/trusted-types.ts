interface PolicyFactory {
  defaultPolicy?: unknown;
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

declare global {
  var trustedTypes: PolicyFactory | undefined;
}

/**
 * Before the code that starts scripts. The only policy of Trusted Types that the content
 * policy allows: it accepts the URLs of files of the shop's builds, and that of the worker for Web Push. It has no rule for HTML and for code,
 * so assigning a string to `innerHTML` or calling `eval` throws. Where an extension has made the default policy
 * before, the files of the shop pass through that one.
 */
export function createTrustedTypes(): void {
  const { trustedTypes } = globalThis;
  if (trustedTypes?.defaultPolicy) return;
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href);
      const isOurs = /^\/(assets\/|api\/push\/worker\.js$)/.test(pathname);
      return origin === location.origin && isOurs ? address : null;
    },
  });
}
