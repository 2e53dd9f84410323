import type { FragmentDefinition } from '@shop/shared/app';
import { NewAddress } from '../../features/address/new-address';

/** The form 새 배송지 추가, on pages of other remotes. */
export const fragment: FragmentDefinition<'order/address-form'> = { Component: NewAddress };
