import type { CornerItem } from '@shop/shared/contracts';
import { Picture, PlaceLink, ProductCard } from '@shop/shared/ui';
import { CouponStrip } from '../coupon/coupon-strip';
import { goodsOf, shortcutsOf, teasersOf } from './corner-items';
import styles from './popup-corner.module.css';

/** Shows the first item of a popup (`popupTypeOf`). */
export function PopupBody({ item }: { item: CornerItem }) {
  if (item.type === 'coupon') {
    return (
      <div className={styles.body}>
        <CouponStrip coupons={[item.coupon]} />
      </div>
    );
  }
  const [goods] = goodsOf([item]);
  if (goods) {
    return (
      <div className={styles.body}>
        <ProductCard goods={goods} layout="list" />
      </div>
    );
  }
  return <PopupTeaser item={item} />;
}

function PopupTeaser({ item }: { item: CornerItem }) {
  const [teaser] = teasersOf([item]);
  const [shortcut] = shortcutsOf([item]);
  const shown = teaser ?? (shortcut && { ...shortcut, eyebrow: '', text: '' });
  if (!shown) return null;
  return (
    <PlaceLink link={shown.link} className={styles.teaser}>
      {shown.image && (
        <Picture
          className={styles.picture}
          image={shown.image}
          alt=""
          width={160}
          height={160}
          sizes="56px"
        />
      )}
      <span className={styles.words}>
        {shown.eyebrow && <span className={styles.eyebrow}>{shown.eyebrow}</span>}
        <strong className={styles.title}>{shown.title}</strong>
        {shown.text && <span className={styles.text}>{shown.text}</span>}
      </span>
    </PlaceLink>
  );
}
