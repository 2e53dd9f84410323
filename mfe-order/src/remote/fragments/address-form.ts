import type { FragmentDefinition } from '@shop/shared/app';
import type { Fragments } from '@shop/shared/contracts';
import { lazy } from '@shop/shared/ui';

/** The form with its rules is loaded once it is shown. */
const newAddress = lazy<Fragments['order/address-form']>(() =>
  import(/* webpackChunkName: "part-address" */ '../../features/address/new-address').then(
    ({ NewAddress }) => NewAddress,
  ),
);

/** The form 새 배송지 추가, on pages of other remotes. */
export const fragment: FragmentDefinition<'order/address-form'> = {
  Component: newAddress.Component,
};
