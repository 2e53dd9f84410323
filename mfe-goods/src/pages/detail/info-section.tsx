import type { GoodsDetail } from '@shop/shared/contracts';
import { AfterPaint, classNames, InfoTable, ShowMore } from '@shop/shared/ui';
import { ContentBlocks } from '@shop/shared/ui/content-blocks/content-blocks';
import styles from './detail-body.module.css';

type Rows = GoodsDetail['notice']['rows'];

/** The rows of the notice; the row KC 인증 정보 holds the certificates that no row names. */
function noticeRows(rows: Rows, certs: GoodsDetail['certs']): Rows {
  const unnamed = certs.filter(({ certNo }) => !rows.some(({ value }) => value.includes(certNo)));
  if (unnamed.length === 0) return rows;
  const value = unnamed.map(({ kind, certNo }) => `${kind} ${certNo}`).join(', ');
  return [...rows.filter(({ key }) => key !== certKey), { key: certKey, value }];
}

const certKey = 'KC 인증 정보';

/** The description in text and pictures, and the product information required by law (L4). */
export function InfoSection({ goods }: { goods: GoodsDetail }) {
  const { content, notice, certs, summary } = goods;
  return (
    <AfterPaint
      as="section"
      step={2}
      id="info"
      tabIndex={-1}
      className={classNames(styles.section, styles.info)}
      aria-labelledby="info-title"
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
        <InfoTable caption="상품정보제공고시" rows={noticeRows(notice.rows, certs)} />
      </div>
    </AfterPaint>
  );
}
