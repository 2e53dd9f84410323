import { Link, useQuery } from '@shop/shared/app';
import { type GnbMenu, paths } from '@shop/shared/contracts';
import { CouponIcon, ReceiptIcon, StoreIcon, TagIcon, UserIcon } from '@shop/shared/ui';
import { GNB_PATH, SHOP_PATH } from '../../features/display/corner-page-paths';
import { displayQueries } from '../../features/display/display.queries';
import { menuIconOf } from './menu-icons';
import styles from './menu-shortcuts.module.css';

const shortcuts = [
  { name: '기획전', to: paths.planShopList(), Icon: TagIcon },
  { name: '이벤트', to: paths.events(), Icon: CouponIcon },
  { name: '브랜드', to: paths.brand(), Icon: StoreIcon },
  { name: '주문/배송 조회', to: paths.orderList(), Icon: ReceiptIcon },
  { name: '마이페이지', to: '/mypage', Icon: UserIcon },
];

/** Entries of the menu row that lead to a page of corners; phones have no such row. */
const isCornerPage = ({ link }: GnbMenu): boolean =>
  [SHOP_PATH, GNB_PATH].some((path) => link.startsWith(`${path}?`));

const shortcutOf = (menu: GnbMenu) => ({
  name: menu.name,
  to: menu.link,
  Icon: menuIconOf(menu),
});

/** Links to pages that are not categories. */
export function MenuShortcuts() {
  const { data } = useQuery(displayQueries.menu());
  const cornerPages = (data?.gnb ?? []).filter(isCornerPage);
  return (
    <ul className={styles.shortcuts} aria-label="바로가기">
      {[...cornerPages.map(shortcutOf), ...shortcuts].map(({ name, to, Icon }) => (
        <li key={to}>
          <Link to={to} className={styles.shortcut}>
            <Icon />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
