import type { GnbMenu } from '@shop/shared/contracts';
import { CardIcon, CouponIcon, Icon, type IconProps, StarIcon } from '@shop/shared/ui';
import type { ComponentType } from 'react';

function LaptopIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5" y="5" width="14" height="10.5" rx="1.5" />
      <path d="M2.5 18.5h19" />
    </Icon>
  );
}

function HouseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3.5 11.5 8.5-7 8.5 7M6 9.7v9.8h12V9.7" />
      <path d="M10 19.5v-5h4v5" />
    </Icon>
  );
}

/** What an entry of the menu is about, by a word of its name: operators name entries freely. */
const icons: readonly [word: RegExp, icon: ComponentType<IconProps>][] = [
  [/디지털|가전|전자/, LaptopIcon],
  [/교환권|쿠폰|상품권/, CouponIcon],
  [/새집|인테리어|가구|리빙/, HouseIcon],
  [/카드/, CardIcon],
];

/** The icon of a page of corners; a star when its name says nothing that has one. */
export const menuIconOf = ({ name }: Pick<GnbMenu, 'name'>): ComponentType<IconProps> =>
  icons.find(([word]) => word.test(name))?.[1] ?? StarIcon;
