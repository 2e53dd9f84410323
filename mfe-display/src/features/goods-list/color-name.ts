import { type ColourFamily, colourFamilies } from '@shop/shared/domain';

/** A colour family by its key in an address; undefined for a word that is none. */
export const colorFamily = (color: string): (typeof colourFamilies)[ColourFamily] | undefined =>
  Object.hasOwn(colourFamilies, color) ? colourFamilies[color as ColourFamily] : undefined;

export const colorName = (color: string): string => colorFamily(color)?.name ?? color;
