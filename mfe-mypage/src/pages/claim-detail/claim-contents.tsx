import { Link } from '@shop/shared/app';
import { type ClaimDetail, paths } from '@shop/shared/contracts';
import { dottedDateTime, koreanDayText, withParticle } from '@shop/shared/domain';
import {
  InfoTable,
  Notice,
  Picture,
  Section,
  TextLink,
  Timeline,
  TwoColumn,
} from '@shop/shared/ui';
import { RefundSum } from '../../features/cancel/refund-lines';
import { ExchangeSum } from '../../features/exchange/exchange-sum';
import { ClaimActions } from './claim-actions';
import { ClaimCharge } from './claim-charge';
import styles from './claim-detail.module.css';
import { claimPaid } from './claim-detail.parts';
import { claimLead } from './claim-lead';

/** State and next step of a return or exchange, its goods, pickup and money. */
export function ClaimContents({ claim }: { claim: ClaimDetail }) {
  const lead = claimLead(claim);
  return (
    <>
      <p className={styles.head}>
        <strong>{dottedDateTime(claim.requestedAt)} 신청</strong>
        <TextLink to={paths.orderDetail(claim.orderNo)}>주문 {claim.orderNo}</TextLink>
      </p>
      <Notice tone={lead.tone} title={claim.stateName}>
        {lead.text}
        {claim.sellerNote && <p>판매자: {claim.sellerNote}</p>}
      </Notice>
      <TwoColumn
        side={
          <div className={styles.side}>
            {claim.state !== 'REJECTED' && claim.state !== 'WITHDRAWN' && (
              <ClaimMoney claim={claim} />
            )}
            {claim.paid && <claimPaid.Component claim={claim} paid={claim.paid} />}
            <ClaimActions claim={claim} />
          </div>
        }
      >
        <div className={styles.parts}>
          {claim.charge && <ClaimCharge claimNo={claim.claimNo} charge={claim.charge} />}
          <Section title={`${claim.kindName} 상품`}>
            <ul className={styles.items}>
              {claim.items.map((item) => (
                <li key={item.itemNo} className={styles.item}>
                  <Picture image={item.image} alt="" width={64} height={64} sizes="64px" />
                  <div>
                    <Link to={paths.goods(item.goodsNo)}>{item.goodsName}</Link>
                    <p className={styles.note}>
                      {item.optionText ? `${item.optionText} · ` : ''}
                      {item.qty}개
                    </p>
                    {claim.kind === 'EXCHANGE' && item.exchangeOptionText !== null && (
                      <p>
                        교환 상품: <strong>{item.exchangeOptionText || '같은 상품'}</strong>
                      </p>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </Section>
          <Section title={`${claim.kindName} 사유`}>
            <InfoTable
              caption={`${claim.kindName} 사유`}
              rows={[
                { key: '사유', value: claim.reasonName },
                { key: '배송비 부담', value: claim.isSellersFault ? '판매자' : '구매자' },
                ...(claim.detail ? [{ key: '자세한 내용', value: claim.detail }] : []),
              ]}
            />
          </Section>
          {claim.photos.length > 0 && (
            <Section title="첨부한 사진">
              <ul className={styles.photos}>
                {claim.photos.map(({ fileNo, url, widthPx, heightPx }, at) => (
                  <li key={fileNo}>
                    <a href={url} target="_blank" rel="noreferrer">
                      <img
                        src={url}
                        alt={`첨부한 사진 ${at + 1}`}
                        width={widthPx}
                        height={heightPx}
                        loading="lazy"
                      />
                    </a>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {claim.pickup && (
            <Section title={claim.pickup.way === 'SELF' ? '보낸 택배' : '회수 정보'}>
              <InfoTable
                caption={claim.pickup.way === 'SELF' ? '보낸 택배' : '회수 정보'}
                rows={pickupRows(claim.pickup)}
              />
            </Section>
          )}
          {claim.reship && (
            <Section title="교환 상품 배송">
              <InfoTable
                caption="교환 상품 배송"
                rows={[
                  {
                    key: '송장번호',
                    value: `${claim.reship.courierName} ${claim.reship.invoiceNo}`,
                  },
                  {
                    key: '배송조회',
                    value: (
                      <TextLink to={paths.orderDetail(claim.orderNo)}>주문 상세에서 보기</TextLink>
                    ),
                  },
                ]}
              />
            </Section>
          )}
          <Section title="진행 이력">
            <Timeline
              label="진행 이력"
              direction="column"
              steps={claim.history.map(({ stateName, at, reason }) => ({
                label: stateName,
                time: `${dottedDateTime(at)}${reason ? ` · ${reason}` : ''}`,
              }))}
              current={claim.history.length - 1}
            />
          </Section>
        </div>
      </TwoColumn>
    </>
  );
}

/** What goes back, or what an exchange costs. */
function ClaimMoney({ claim }: { claim: ClaimDetail }) {
  const isDone = claim.state === 'DONE';
  if (claim.exchange)
    return (
      <section className={styles.money} aria-label="교환 금액">
        <ExchangeSum
          money={claim.exchange}
          payLabel={claim.charge ? '결제할 금액' : '결제한 금액'}
        />
      </section>
    );
  return (
    <section className={styles.money} aria-label="환불 금액">
      <RefundSum
        label={isDone ? '환불 금액' : '환불 예정 금액'}
        refund={claim.refund}
        deductionWon={claim.adjustWon}
        feeLabel={claim.kind === 'CANCEL' ? '기간 만료 공제' : undefined}
        payLabel={claim.charge ? '결제할 배송비' : '결제한 배송비'}
      />
      <p className={styles.note}>
        {withParticle(claim.payMethodName, '으로/로')} {isDone ? '돌려드렸어요' : '돌려드려요'}
      </p>
    </section>
  );
}

const pickupRows = (pickup: NonNullable<ClaimDetail['pickup']>) => [
  { key: '방법', value: pickup.wayName },
  ...(pickup.visitOn ? [{ key: '회수 날짜', value: koreanDayText(pickup.visitOn) }] : []),
  ...(pickup.invoiceNo
    ? [{ key: '송장번호', value: `${pickup.courierName ?? ''} ${pickup.invoiceNo}` }]
    : [
        { key: '회수할 곳', value: `(${pickup.zip}) ${pickup.road} ${pickup.detail}` },
        { key: '연락처', value: `${pickup.name} ${pickup.phone}` },
      ]),
];
