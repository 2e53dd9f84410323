import remoteName from './remote-name.json';

/** A regular expression. tools/webpack/apps.mjs and the register's schema have the same. */
export const remoteNamePattern: string = remoteName.pattern;

declare const checked: unique symbol;

/** The name of a remote that `isRemoteName` accepted. Which remotes there are, the release register says. */
export type RemoteName = string & { readonly [checked]: true };

/**
 * Whether a text may name a remote: 2 to 20 small letters and digits, in words with single hyphens. It
 * is part of its folder (`mfe-<name>`), its URLs, its class names and its routes' ids, so it is no name
 * of another part of the shop.
 */
export const isRemoteName = (text: string): text is RemoteName =>
  new RegExp(remoteNamePattern).test(text);

/** The global of its federation container: no other name has the same, since a name has no `_`. */
export const containerOf = (name: RemoteName): string => `__mfe_${name.replaceAll('-', '_')}`;

/** Prefix of its class names. A remote's name has at least two characters, so no prefix equals one of the first remotes. */
export const classPrefixOf = (name: RemoteName): string =>
  new Map(Object.entries(remoteName.classPrefixes)).get(name) ?? name;

/** The shell or a remote: what visitors get in several builds. */
export type AppName = 'shell' | RemoteName;

export const isAppName = (text: string): text is AppName => text === 'shell' || isRemoteName(text);
