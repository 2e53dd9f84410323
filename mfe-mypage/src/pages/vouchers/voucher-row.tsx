import {
  callKey,
  Link,
  presentError,
  toast,
  useCallMutation,
  useQueryClient,
} from '@shop/shared/app';
import { paths, type Voucher, voucherCalls } from '@shop/shared/contracts';
import { dottedDate, formatWon } from '@shop/shared/domain';
import { Badge, Button, Picture, TextLink } from '@shop/shared/ui';
import styles from './vouchers.module.css';

function noteOf({ state, expiresAt, usedAt, usedPlace }: Voucher): string {
  if (state === 'USED')
    return [usedAt && `${dottedDate(usedAt)} 사용`, usedPlace].filter(Boolean).join(' · ');
  if (state === 'CANCELED') return '환불했어요';
  return `${dottedDate(expiresAt)}까지`;
}

function ExtendButton({ voucher }: { voucher: Voucher }) {
  const client = useQueryClient();
  const { mutate, isPending } = useCallMutation(voucherCalls.extend, {
    onSuccess: ({ expiresAt }) => {
      toast(`${dottedDate(expiresAt)}까지 쓸 수 있어요`);
      void client.invalidateQueries({ queryKey: callKey(voucherCalls.list) });
    },
    onError: presentError,
  });
  return (
    <Button
      size="small"
      variant="outline"
      isLoading={isPending}
      aria-label={`${voucher.goodsName} 기한 연장`}
      onClick={() => mutate({ params: { voucherNo: voucher.voucherNo } })}
    >
      기한 연장
    </Button>
  );
}

interface VoucherRowProps {
  voucher: Voucher;
  onShow: () => void;
  onRefund: () => void;
}

export function VoucherRow({ voucher, onShow, onRefund }: VoucherRowProps) {
  const isUsable = voucher.state === 'USABLE';
  return (
    <li className={styles.row}>
      <Picture image={voucher.image} alt="" width={80} height={80} sizes="80px" />
      <div className={styles.words}>
        <p className={styles.state}>
          <Badge tone={isUsable ? 'accent' : undefined}>{voucher.stateName}</Badge>
          {voucher.faceWon !== null && <span>{formatWon(voucher.faceWon)}권</span>}
        </p>
        {voucher.brandName && <p className={styles.brand}>{voucher.brandName}</p>}
        <Link to={paths.goods(voucher.goodsNo)} className={styles.name}>
          {voucher.goodsName}
        </Link>
        <p className={styles.until}>{noteOf(voucher)}</p>
        <p className={styles.until}>
          {dottedDate(voucher.issuedAt)} {voucher.orderNo ? '주문' : '선물 받음'}
          {voucher.pin && ` · 번호 끝 ${voucher.pin.slice(-4)}`}
        </p>
        <p className={styles.actions}>
          {isUsable && (
            <Button
              size="small"
              aria-haspopup="dialog"
              aria-label={`${voucher.goodsName} 쿠폰 보기`}
              onClick={onShow}
            >
              쿠폰 보기
            </Button>
          )}
          {voucher.extendsTo && <ExtendButton voucher={voucher} />}
          {voucher.canRefund && (
            <Button
              size="small"
              variant="outline"
              aria-haspopup="dialog"
              aria-label={`${voucher.goodsName} 환불 신청`}
              onClick={onRefund}
            >
              환불 신청
            </Button>
          )}
          {voucher.orderNo && (
            <TextLink to={paths.orderDetail(voucher.orderNo)} className={styles.order}>
              주문 보기
            </TextLink>
          )}
        </p>
      </div>
    </li>
  );
}
