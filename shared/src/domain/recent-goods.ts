/** 최근 본 상품 that are kept, for a member and, in `shared/app/recent`, on a device. */
export const MAX_RECENT_GOODS = 50;
