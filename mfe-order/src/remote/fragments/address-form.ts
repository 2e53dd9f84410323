import type { FragmentDefinition } from '@shop/shared/app';
import type { Fragments } from '@shop/shared/contracts';
import { lazy } from '@shop/shared/ui';

/** The form with its rules is loaded once it is shown. */
const form = lazy<Fragments['order/address-form']>(() =>
  import(
    /* webpackChunkName: "part-address" */ '../../features/address/address-form-fragment'
  ).then(({ AddressFormFragment }) => AddressFormFragment),
);

/** The form 새 배송지 추가 or 배송지 수정, on pages of other remotes. */
export const fragment: FragmentDefinition<'order/address-form'> = {
  Component: form.Component,
};
