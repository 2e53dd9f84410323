/** The only foreign host that a page may connect to, and only when a container is configured. */
export const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com';

/** `GTM-` followed by upper-case letters and digits (spec section 8). */
export const isContainerId = (id: string): boolean => /^GTM-[A-Z0-9]+$/.test(id);
