import { paths } from '@shop/shared/contracts';
import {
  BasketIcon,
  CardIcon,
  ChevronRightIcon,
  CoinIcon,
  CouponIcon,
  InfoIcon,
  PlaceLink,
  TruckIcon,
  UserIcon,
} from '@shop/shared/ui';
import type { ComponentType } from 'react';
import styles from './care-service-corner.module.css';
import { type Teaser, teasersOf } from './corner-items';
import type { LookProps } from './corner-props';
import { CornerSection } from './corner-section';

type Sign = ComponentType<{ size?: number }>;

/** Selects the icon of a message by the start of its link. */
const signs: readonly (readonly [start: string, sign: Sign])[] = [
  ['/mypage/order', TruckIcon],
  ['/mypage/thing-coin', CoinIcon],
  ['/basket', BasketIcon],
  ['/common/login-auth', UserIcon],
  [paths.mypage(), CouponIcon],
];

const signOf = (link: string | null): Sign =>
  signs.find(([start]) => link?.startsWith(start))?.[1] ?? InfoIcon;

/** Messages for the member: parcels, expiring coupons, goods in the basket, approved payments. */
export function CareServiceCorner({ corner, look }: LookProps<'careService'>) {
  const messages = teasersOf(corner.items);
  if (messages.length === 0) return null;
  return (
    <CornerSection corner={corner}>
      <ul className={styles.messages}>
        {messages.map((message) => (
          <li key={message.id} className={styles.item}>
            <Message
              message={message}
              sign={look === 'receipt' ? CardIcon : signOf(message.link)}
            />
          </li>
        ))}
      </ul>
    </CornerSection>
  );
}

function Message({ message, sign: MessageSign }: { message: Teaser; sign: Sign }) {
  const { title, text, link } = message;
  return (
    <PlaceLink link={link} className={styles.message}>
      <span className={styles.sign}>
        <MessageSign size={20} />
      </span>
      <span className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      {link && <ChevronRightIcon size={18} />}
    </PlaceLink>
  );
}
