import type { ImageRef } from '@shop/shared/contracts';
import type { ComponentType, ReactNode } from 'react';
import { createSlot } from '../slot/slot';

export interface AdultImageProps {
  goodsNo: number;
  /** Draws the picture, or without one the mask. */
  children: (image: ImageRef | undefined) => ReactNode;
}

const slot = createSlot<ComponentType<AdultImageProps>>();

/** Draws pictures of adult goods by this component. Called once, when the page is idle. */
export const provideAdultImage = slot.provide;

/** Reads the picture of adult goods that the member may see; undefined until its code is loaded. */
export const useAdultImage = slot.useSlot;
