import type { GoodsDetail } from '@shop/shared/contracts';
import { InfoTable, ShowMore } from '@shop/shared/ui';
import { ContentBlocks } from '@shop/shared/ui/content-blocks/content-blocks';
import styles from './detail-body.module.css';

/** The description in text and pictures, and the product information required by law (L4). */
export function InfoSection({ goods }: { goods: GoodsDetail }) {
  const { content, notice, certs, summary } = goods;
  return (
    <section
      id="info"
      tabIndex={-1}
      className={styles.section}
      aria-labelledby="info-title"
      data-paint-step={2}
    >
      <h2 id="info-title" className={styles.title}>
        상품정보
      </h2>
      {content.length > 0 ? (
        <ShowMore moreText="상품정보 더보기" lessText="상품정보 접기">
          <ContentBlocks blocks={content} pictures="square" tableCaption="상품 상세 표" />
        </ShowMore>
      ) : (
        <p>{summary}</p>
      )}
      <div className={styles.block}>
        <h3>상품정보제공고시</h3>
        {certs.length > 0 && (
          <ul className={styles.certs} aria-label="인증 정보">
            {certs.map(({ kind, certNo }) => (
              <li key={kind}>
                {kind} {certNo}
              </li>
            ))}
          </ul>
        )}
        <InfoTable caption="상품정보제공고시" rows={notice.rows} />
      </div>
    </section>
  );
}
