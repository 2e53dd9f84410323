import { isNotFound, useQuery } from '@shop/shared/app';
import { type CounselDetail, type CounselMessage, paths } from '@shop/shared/contracts';
import { counselTypeName, dottedDateTime } from '@shop/shared/domain';
import {
  ButtonLink,
  EmptyState,
  Notice,
  Picture,
  Resource,
  SkeletonGroup,
  TextLink,
  TextSkeleton,
} from '@shop/shared/ui';
import { counselQueries } from '../../features/counsel/counsel.queries';
import { CounselBadge } from '../../features/counsel/counsel-badge';
import styles from './counsel.module.css';
import { ThreadActions } from './thread-actions';

/** One enquiry: what it is about, its questions and answers, and what the member can do. */
export function Thread({ counselNo }: { counselNo: number }) {
  const counsel = useQuery(counselQueries.detail(counselNo));
  if (isNotFound(counsel.error)) {
    return (
      <EmptyState
        title="문의를 찾을 수 없어요"
        reason="지운 문의이거나 주소가 잘못됐어요"
        action={<ButtonLink to={paths.counsels()}>문의 내역 보기</ButtonLink>}
      />
    );
  }
  return (
    <Resource
      query={counsel}
      skeleton={
        <SkeletonGroup label="문의를 불러오는 중이에요">
          <TextSkeleton lines={8} />
        </SkeletonGroup>
      }
    >
      {(data) => (
        <article className={styles.thread} aria-labelledby="counsel-title">
          <header className={styles.words}>
            <span className={styles.facts}>
              <CounselBadge state={data.state} />
              <span className={styles.note}>{counselTypeName(data.type)}</span>
            </span>
            <h2 id="counsel-title" className={styles.subject}>
              {data.title}
            </h2>
          </header>
          {data.order && <About order={data.order} />}
          <ol className={styles.messages} aria-label="문의와 답변">
            {data.messages.map((message) => (
              <Message key={message.messageNo} message={message} />
            ))}
          </ol>
          {data.state !== 'ANSWERED' && (
            <Notice>
              {data.state === 'WORKING'
                ? '담당자가 확인하고 있어요. 답변을 드리면 알림을 보낼게요.'
                : '차례대로 확인하고 있어요. 답변을 드리면 알림을 보낼게요.'}
            </Notice>
          )}
          <ThreadActions counsel={data} />
          <TextLink tone="quiet" to={paths.counsels()} className={styles.back}>
            문의 내역 모두 보기
          </TextLink>
        </article>
      )}
    </Resource>
  );
}

const About = ({ order: { orderNo, item } }: { order: NonNullable<CounselDetail['order']> }) => (
  <div className={styles.about}>
    {item && (
      <Picture
        image={item.image}
        alt=""
        width={56}
        height={56}
        sizes="56px"
        className={styles.picture}
      />
    )}
    <div className={styles.words}>
      {item && <p>{item.goodsName}</p>}
      <TextLink tone="quiet" to={paths.orderDetail(orderNo)} className={styles.order}>
        주문 {orderNo}
      </TextLink>
    </div>
  </div>
);

const Message = ({ message: { kind, body, photos, at } }: { message: CounselMessage }) => (
  <li className={styles.message} data-kind={kind}>
    <p className={styles.writer}>
      <strong>{kind === 'ANSWER' ? '고객센터 답변' : '내 문의'}</strong>
      <span className={styles.note}>{dottedDateTime(at)}</span>
    </p>
    <p className={styles.body}>{body}</p>
    {photos.length > 0 && (
      <ul className={styles.photos}>
        {photos.map(({ fileNo, url, widthPx, heightPx }, at) => (
          <li key={fileNo}>
            <a href={url} target="_blank" rel="noreferrer">
              <img
                src={url}
                alt={`문의 사진 ${at + 1}`}
                width={widthPx}
                height={heightPx}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
    )}
  </li>
);
