import { Link } from '@shop/shared/app';
import { homeTabPath } from '../../features/display/home-tab';
import styles from './benefit-strip.module.css';

/** The tab of the goods for card members. */
const CARD_TAB = '80';

/** What the mall's own card gives, in one line that leads to the goods for its members. */
export const BenefitStrip = () => (
  <Link className={styles.strip} to={homeTabPath(CARD_TAB)} prefetch="none">
    <strong>카드 혜택</strong>
    <span>최대 12개월 무이자</span>
    <span>카드 쿠폰 할인</span>
    <span>포인트 적립</span>
  </Link>
);
