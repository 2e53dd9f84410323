import type { FragmentUse } from '@shop/shared/app';

/** Where a parcel is, which members ask most, drawn by mfe-mypage. */
export const parcelFragment: FragmentUse = {
  name: 'mypage/next-parcel',
  props: { months: 3 },
};
