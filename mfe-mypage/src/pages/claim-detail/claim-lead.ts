import { type ClaimDetail, site } from '@shop/shared/contracts';
import { CLAIM_PAY_HOURS, claimStates, formatWon, returnDeadlineDays } from '@shop/shared/domain';
import type { NoticeProps } from '@shop/shared/ui';

interface Lead {
  tone: NonNullable<NoticeProps['tone']>;
  text: string;
}

type Claim = Pick<
  ClaimDetail,
  'kind' | 'state' | 'adjustWon' | 'pickup' | 'history' | 'paid' | 'items'
>;

const isSelf = ({ pickup }: Claim): boolean => pickup?.way === 'SELF';

/** Whether the goods have left the buyer, so that a refusal sends them back. */
const haveLeft = (claim: Claim): boolean =>
  isSelf(claim) || claim.history.some(({ stateName }) => stateName === claimStates.RECEIVED);

const plain: Record<
  Exclude<ClaimDetail['state'], 'ADJUST_REQUESTED' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN'>,
  Lead
> = {
  PAY_WAIT: {
    tone: 'caution',
    text: `배송비를 결제하면 판매자에게 신청을 전해요. ${CLAIM_PAY_HOURS}시간 안에 결제하지 않으면 신청이 철회돼요.`,
  },
  // An exchange only.
  RESHIP: { tone: 'info', text: '교환 상품을 보내고 있어요.' },
  REQUEST: {
    tone: 'info',
    text: '판매자가 신청을 확인하고 있어요. 하루 안에 답이 없으면 자동으로 접수돼요.',
  },
  PICKUP: { tone: 'info', text: '상품을 회수해 판매자에게 보내고 있어요.' },
  RECEIVED: { tone: 'info', text: '상품이 도착해 판매자가 검수하고 있어요. 3일 안에 끝나요.' },
  INSPECTED: { tone: 'info', text: '검수를 마쳤어요. 곧 환불을 시작해요.' },
  REFUND_WAIT: { tone: 'info', text: '환불하고 있어요. 카드사나 은행에 따라 며칠 걸릴 수 있어요.' },
  DONE: { tone: 'good', text: '환불을 마쳤어요.' },
};

/** Where an exchange differs from a return. */
const exchangeLeads: Partial<Record<ClaimDetail['state'], Lead>> = {
  PAY_WAIT: {
    tone: 'caution',
    text: `결제하면 회수를 시작해요. ${CLAIM_PAY_HOURS}시간 동안 교환할 상품을 맡아 두고, 그 안에 결제하지 않으면 신청이 철회돼요.`,
  },
  RECEIVED: {
    tone: 'info',
    text: '상품이 도착해 판매자가 검수하고 있어요. 3일 안에 교환 상품을 준비해요.',
  },
  RESHIP: {
    tone: 'info',
    text: '검수를 마쳤어요. 교환 상품을 준비해 보내 드려요. 배송은 주문 상세에서 볼 수 있어요.',
  },
  DONE: { tone: 'good', text: '교환을 마쳤어요.' },
};

/** What becomes of the money that was paid for a claim that does not take place. */
function paidText({ paid }: Claim): string {
  if (!paid) return '';
  const keptWon = paid.payWon - paid.canceledWon;
  if (keptWon === 0) return `결제한 ${formatWon(paid.payWon)}은 모두 돌려드려요. `;
  const rest = `회수하고 다시 보내는 배송비 ${formatWon(keptWon)}은 돌려드리지 않아요. `;
  return paid.canceledWon === 0
    ? rest
    : `결제한 금액 중 ${formatWon(paid.canceledWon)}을 돌려드려요. ${rest}`;
}

/** The goods that an exchange wanted were not there. */
const isFallenBack = ({ kind, items }: Claim): boolean =>
  kind === 'RETURN' && items.some(({ exchangeOptionText }) => exchangeOptionText !== null);

const fallenBack: Partial<Record<ClaimDetail['state'], Lead>> = {
  REFUND_WAIT: {
    tone: 'info',
    text: '교환할 상품이 품절되어 반품으로 바꿨어요. 상품 금액과 추가로 결제한 금액을 모두 환불하고 있어요.',
  },
  DONE: {
    tone: 'good',
    text: '교환할 상품이 품절되어 반품으로 바꾸고, 상품 금액과 추가로 결제한 금액을 모두 환불했어요.',
  },
};

/** What happens next, by the state and the way of the goods. */
export function claimLead(claim: Claim): Lead {
  const ofExchange = claim.kind === 'EXCHANGE' && exchangeLeads[claim.state];
  if (ofExchange) return ofExchange;
  const ofReturn = isFallenBack(claim) && fallenBack[claim.state];
  if (ofReturn) return ofReturn;
  const word = claim.kind === 'EXCHANGE' ? '교환이' : '반품이';
  switch (claim.state) {
    case 'APPROVED':
      if (claim.pickup?.isLate)
        return {
          tone: 'caution',
          text: `회수가 늦어져 판매자에게 다시 요청했어요. 상품은 그대로 보관해 주세요. 며칠 안에 연락이 없으면 고객센터 ${site.customerServicePhone}로 알려 주세요.`,
        };
      return {
        tone: 'info',
        text: isSelf(claim)
          ? '접수했어요. 보내신 상품이 판매자에게 도착하면 검수를 시작해요.'
          : '접수했어요. 상품을 포장해 두면 회수하러 갈게요.',
      };
    case 'WITHDRAWN':
      return {
        tone: 'info',
        text: `신청을 철회했어요. ${paidText(claim)}기간 안이면 다시 신청할 수 있어요.`,
      };
    case 'REJECTED':
      return {
        tone: 'danger',
        text: haveLeft(claim)
          ? `${word} 받아들여지지 않아 상품을 다시 보내 드려요. ${paidText(claim)}궁금한 점은 고객센터 ${site.customerServicePhone}로 문의해 주세요.`
          : `판매자가 신청을 받아들이지 않았어요. 상품은 그대로 갖고 계시면 돼요. ${paidText(claim)}궁금한 점은 고객센터 ${site.customerServicePhone}로 문의해 주세요.`,
      };
    case 'ADJUST_REQUESTED':
      return {
        tone: 'caution',
        text: `판매자가 ${formatWon(claim.adjustWon)} 차감을 요청했어요. 동의하면 나머지를 바로 환불하고, 동의하지 않으면 상품을 다시 보내 드려요. ${returnDeadlineDays.ADJUST_REQUESTED}일 동안 답이 없으면 나머지를 먼저 환불하고, 차감에 대한 이의는 그 뒤에도 고객센터 ${site.customerServicePhone}에서 받아요.`,
      };
    default:
      return plain[claim.state];
  }
}

/** The text that a member reads before withdrawing: the goods, the money and the way back, as they are for this claim. */
export function withdrawalText(claim: Pick<ClaimDetail, 'kind' | 'pickup' | 'paid'>): string {
  const { kind, pickup, paid } = claim;
  return [
    pickup?.way === 'SELF'
      ? `보내신 상품을 돌려받는 방법은 고객센터 ${site.customerServicePhone}에서 안내해 드려요.`
      : '상품은 그대로 갖고 계시면 돼요.',
    kind === 'EXCHANGE' ? '교환은 진행하지 않아요.' : '환불은 진행하지 않아요.',
    paid && `이 신청에 결제한 ${formatWon(paid.payWon)}은 모두 돌려드려요.`,
    '기간 안이면 다시 신청할 수 있어요.',
  ]
    .filter(Boolean)
    .join(' ');
}
