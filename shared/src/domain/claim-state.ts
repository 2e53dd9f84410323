export const claimKinds = { CANCEL: '취소', RETURN: '반품', EXCHANGE: '교환' } as const;
export type ClaimKind = keyof typeof claimKinds;

/** States of a claim, with the names of the wording standard; `claimStateName` names those of an exchange. */
export const claimStates = {
  PAY_WAIT: '결제 대기',
  REQUEST: '반품 신청',
  APPROVED: '반품 접수',
  PICKUP: '수거중',
  RECEIVED: '검수중',
  ADJUST_REQUESTED: '차감 확인 필요',
  INSPECTED: '검수완료',
  RESHIP: '교환상품 배송중',
  REFUND_WAIT: '환불대기',
  DONE: '환불완료',
  REJECTED: '반품 불가',
  WITHDRAWN: '신청 철회',
} as const;

export type ClaimState = keyof typeof claimStates;

const exchangeNames: Partial<Record<ClaimState, string>> = {
  REQUEST: '교환 신청',
  APPROVED: '교환 접수',
  DONE: '교환완료',
  REJECTED: '교환 불가',
};

export const claimStateName = (kind: ClaimKind, state: ClaimState): string =>
  (kind === 'EXCHANGE' && exchangeNames[state]) || claimStates[state];

type Moves = Record<ClaimState, readonly ClaimState[]>;

const none: Moves = {
  PAY_WAIT: [],
  REQUEST: [],
  APPROVED: [],
  PICKUP: [],
  RECEIVED: [],
  ADJUST_REQUESTED: [],
  INSPECTED: [],
  RESHIP: [],
  REFUND_WAIT: [],
  DONE: [],
  REJECTED: [],
  WITHDRAWN: [],
};

/** Until the goods are with the seller: what the buyer owes is paid first, and the request can be withdrawn. */
const wayBack = {
  PAY_WAIT: ['REQUEST', 'WITHDRAWN'],
  REQUEST: ['APPROVED', 'REJECTED', 'WITHDRAWN'],
  APPROVED: ['PICKUP', 'RECEIVED', 'WITHDRAWN'],
  PICKUP: ['RECEIVED'],
} as const;

/**
 * The only legal transitions of a claim. A cancel begins with `REFUND_WAIT` or `DONE`. `ADJUST_REQUESTED` asks
 * the buyer of a return for a deduction. An exchange whose goods are not there becomes a return: when it is
 * inspected, or later while they are packed, so that a return may stand at `RESHIP`.
 */
export const claimMoves: Record<ClaimKind, Moves> = {
  CANCEL: { ...none, REFUND_WAIT: ['DONE'] },
  RETURN: {
    ...none,
    ...wayBack,
    RECEIVED: ['INSPECTED', 'ADJUST_REQUESTED', 'REJECTED'],
    ADJUST_REQUESTED: ['INSPECTED', 'REJECTED'],
    INSPECTED: ['REFUND_WAIT'],
    RESHIP: ['REFUND_WAIT'],
    REFUND_WAIT: ['DONE'],
  },
  EXCHANGE: {
    ...none,
    ...wayBack,
    RECEIVED: ['INSPECTED', 'REJECTED'],
    INSPECTED: ['RESHIP'],
    RESHIP: ['DONE'],
  },
};

/** Before its money and stock are applied, a claim keeps others away from the same goods. */
export const openClaimStates: readonly ClaimState[] = [
  'PAY_WAIT',
  'REQUEST',
  'APPROVED',
  'PICKUP',
  'RECEIVED',
  'ADJUST_REQUESTED',
  'INSPECTED',
];

export const isOpenClaim = (state: ClaimState): boolean => openClaimStates.includes(state);

/** How returned goods reach the seller. */
export const pickupWays = { COLLECT: '회수해 주세요', SELF: '직접 보냈어요' } as const;
export type PickupWay = keyof typeof pickupWays;

/** Actions of the buyer on a claim. */
export const claimActions = {
  PAY: '결제하기',
  WITHDRAW: '신청 철회',
  AGREE: '차감에 동의',
  REFUSE: '동의하지 않고 돌려받기',
} as const;
export type ClaimAction = keyof typeof claimActions;

const actionsByState: Partial<Record<ClaimState, readonly ClaimAction[]>> = {
  PAY_WAIT: ['PAY', 'WITHDRAW'],
  REQUEST: ['WITHDRAW'],
  APPROVED: ['WITHDRAW'],
  ADJUST_REQUESTED: ['AGREE', 'REFUSE'],
};

/** Accepted goods that the buyer sends are on their way, so the request cannot be withdrawn. */
export const claimActionsOf = (state: ClaimState, way: PickupWay | null): readonly ClaimAction[] =>
  way === 'SELF' && state === 'APPROVED' ? [] : (actionsByState[state] ?? []);

/** Hours in which the buyer pays what a claim asks for. Until then the goods of an exchange are held. */
export const CLAIM_PAY_HOURS = 24;

/** Days after the chosen one on which the courier may still come, before the seller is asked again. */
export const PICKUP_GRACE_DAYS = 2;

/** Days after which a claim moves on without an action of the seller or the buyer. */
export const returnDeadlineDays = {
  /** The request is accepted. */
  REQUEST: 1,
  /** Goods that the buyer sent count as arrived. */
  APPROVED: 10,
  /** Goods that a courier fetched count as arrived. */
  PICKUP: 10,
  /** The refund begins (전자상거래법 §18: three business days), or the exchanged goods are sent. */
  RECEIVED: 3,
  /** What the seller does not dispute is refunded. */
  ADJUST_REQUESTED: 7,
} as const;
