import type { FragmentDefinition } from '@shop/shared/app';
import { PlaceCorners } from '../../features/corners/place-corners';

/** The corners of a place, on pages of other remotes. */
export const fragment: FragmentDefinition<'display/corners'> = { Component: PlaceCorners };
