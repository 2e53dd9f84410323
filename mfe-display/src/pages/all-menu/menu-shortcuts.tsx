import { Link } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { ReceiptIcon, StoreIcon, TagIcon, UserIcon } from '@shop/shared/ui';
import styles from './menu-shortcuts.module.css';

const shortcuts = [
  { name: '기획전', to: paths.planShopList(), Icon: TagIcon },
  { name: '브랜드', to: paths.brand(), Icon: StoreIcon },
  { name: '주문/배송 조회', to: paths.orderList(), Icon: ReceiptIcon },
  { name: '마이페이지', to: '/mypage', Icon: UserIcon },
];

/** Links to pages that are not categories. */
export function MenuShortcuts() {
  return (
    <ul className={styles.shortcuts}>
      {shortcuts.map(({ name, to, Icon }) => (
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
