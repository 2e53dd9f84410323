import { type GoodsDetail, paths, site } from '@shop/shared/contracts';
import { formatWon, isDigitalGoods } from '@shop/shared/domain';
import { AfterPaint, InfoTable, TextLink } from '@shop/shared/ui';
import { areaFeeText, feeTexts } from '../../features/delivery/delivery-texts';
import styles from './detail-body.module.css';

/** 배송/교환/반품: delivery or the use of a voucher, the right of withdrawal (L5) and the seller (L3). */
export function ShippingSection({ goods }: { goods: GoodsDetail }) {
  const { seller } = goods;
  const isDigital = isDigitalGoods(goods.goodsType);
  return (
    <AfterPaint
      as="section"
      step={2}
      id="shipping"
      tabIndex={-1}
      className={styles.section}
      aria-labelledby="shipping-title"
    >
      <h2 id="shipping-title" className={styles.title}>
        배송/교환/반품
      </h2>
      {isDigital ? <VoucherRules /> : <ParcelRules goods={goods} />}
      <div className={styles.block}>
        <h3>판매자 정보</h3>
        <InfoTable
          caption="판매자 정보"
          rows={[
            { key: '상호', value: seller.bizName },
            { key: '대표자', value: seller.ceo },
            { key: '사업자등록번호', value: seller.bizNo },
            { key: '통신판매업신고번호', value: seller.mailOrderNo },
            { key: '주소', value: seller.address },
            { key: '전화번호', value: seller.phone },
            { key: '이메일', value: seller.email },
          ]}
        />
      </div>
    </AfterPaint>
  );
}

function BundleLink({ sellerNo }: GoodsDetail['seller']) {
  return (
    <TextLink tone="quiet" to={paths.products('all', { bundleSellerNo: sellerNo })}>
      같은 판매자의 묶음배송 상품
    </TextLink>
  );
}

function ParcelRules({ goods }: { goods: GoodsDetail }) {
  const { delivery, seller } = goods;
  const { fee, condition } = feeTexts(delivery, goods.price.salePriceWon);
  const areaFee = areaFeeText(delivery);
  return (
    <>
      <div className={styles.block}>
        <h3>배송 안내</h3>
        <InfoTable
          caption="배송 안내"
          rows={[
            { key: '배송비', value: condition ? `${fee} (${condition})` : fee },
            ...(areaFee ? [{ key: '도서산간 추가', value: areaFee }] : []),
            { key: '택배사', value: delivery.courier },
            ...(delivery.isBundled ? [{ key: '묶음배송', value: <BundleLink {...seller} /> }] : []),
            { key: '반품 배송비', value: `${formatWon(delivery.returnFeeWon)} (단순 변심)` },
            { key: '교환 배송비', value: `${formatWon(delivery.exchangeFeeWon)} (단순 변심)` },
            { key: '반품 주소', value: seller.returnAddress },
          ]}
        />
      </div>
      <Withdrawal />
    </>
  );
}

/** Nothing is sent and nothing comes back: in 합니다체, as the right of withdrawal. */
function VoucherRules() {
  return (
    <div className={styles.block}>
      <h3>모바일 쿠폰 이용 안내</h3>
      <InfoTable
        caption="모바일 쿠폰 이용 안내"
        rows={[
          { key: '발급', value: '결제하면 마이페이지의 모바일 쿠폰에 바로 발급됩니다.' },
          { key: '사용', value: '유효기간 안에 번호를 보여 주거나 등록해 사용합니다.' },
          {
            key: '기한 연장',
            value:
              '기간이 끝나기 30일 전부터, 끝난 뒤에도 구매한 날부터 5년까지 마이페이지에서 연장할 수 있습니다.',
          },
          {
            key: '취소·환불',
            value:
              '사용하기 전에는 주문 상세에서 취소하면 전액 환불합니다. 유효기간이 지난 뒤에도 구매한 날부터 5년까지 같은 방법으로 전액 환불하거나 기한을 연장할 수 있습니다.',
          },
          { key: '문의', value: `고객센터 ${site.customerServicePhone}` },
        ]}
      />
    </div>
  );
}

/** A legal notice, so in 합니다체 unlike the rest of the page. */
function Withdrawal() {
  return (
    <div className={styles.block}>
      <h3>청약철회 안내</h3>
      <ul className={styles.rules}>
        <li>상품을 받은 날부터 7일 안에 반품이나 교환을 신청할 수 있습니다.</li>
        <li>
          상품이 표시·광고나 계약 내용과 다르면 받은 날부터 3개월, 그 사실을 안 날부터 30일 안에
          신청할 수 있습니다.
        </li>
        <li>단순 변심이면 배송비를 구매자가, 불량이나 오배송이면 판매자가 부담합니다.</li>
        <li>
          구매자의 책임으로 상품이 없어지거나 훼손된 때, 사용하거나 일부 소비해 가치가 크게 줄어든
          때, 시간이 지나 다시 팔기 어려운 때, 복제할 수 있는 상품의 포장을 뜯은 때에는 신청할 수
          없습니다. 내용을 확인하려고 포장을 뜯은 때에는 신청할 수 있습니다.
        </li>
        <li>반품 상품을 받은 날부터 3영업일 안에 결제한 방법으로 환불합니다.</li>
        <li>문의는 고객센터 {site.customerServicePhone}에서 받습니다.</li>
      </ul>
    </div>
  );
}
