import { GnbTabs } from '@shop/shared/ui';
import styles from './basic.module.css';

export function Example() {
  return (
    <div className={styles.row}>
      <GnbTabs
        label="전문관 탭"
        items={[
          '홈',
          '베스트',
          '타임딜',
          '기획전',
          '브랜드',
          '이벤트',
          '패션의류',
          '식품',
          '가전·디지털',
          '리퍼브',
        ].map((text, at) => ({
          text,
          to: `/markup/guide/gnb?t=${at}`,
          isCurrent: at === 7,
          badge: at === 5 ? 'NEW' : null,
        }))}
      />
    </div>
  );
}
