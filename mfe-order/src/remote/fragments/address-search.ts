import type { FragmentDefinition } from '@shop/shared/app';
import type { Fragments } from '@shop/shared/contracts';
import { lazy } from '@shop/shared/ui';

/** The search is loaded once it is shown. */
const pickAddress = lazy<Fragments['order/address-search']>(() =>
  import(/* webpackChunkName: "part-address" */ '../../features/address/pick-address').then(
    ({ PickAddress }) => PickAddress,
  ),
);

/** 주소 찾기, on pages of other remotes. */
export const fragment: FragmentDefinition<'order/address-search'> = {
  Component: pickAddress.Component,
};
