import { createContext } from 'react';

const attributes = { 'data-paint-later': '', suppressHydrationWarning: true } as const;

/**
 * Attributes of an element that stands below a phone's first screen: the first paint of a document
 * leaves out what is in it (foundation.global.css), and the shell's script draws it afterwards. The
 * script marks what it has drawn before React hydrates, so React must not compare the attributes.
 *
 * It must not contain a select or a text field: Chrome, which looks for fields that it can fill in,
 * lays out everything that is left out around them.
 */
export const paintLater = (isBelow = true) => (isBelow ? attributes : undefined);

/**
 * Whether what is inside stands in an element that is painted later. There, each card of a grid is
 * drawn in a turn of its own.
 */
export const BelowFirstScreen = createContext(false);
