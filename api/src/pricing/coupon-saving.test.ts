import { percentWon } from '@shop/shared/domain';
import { couponSavingWon } from './coupon-saving';

describe('couponSavingWon', () => {
  const percent = { rate: 10, amountWon: null, maxAmountWon: 5_000, minOrderWon: 20_000 };
  it('floors percent to 10 won and keeps its most and its least', () => {
    expect(percentWon(12_345, 10)).toBe(1_230);
    expect(couponSavingWon(percent, 19_999)).toBe(0);
    expect(couponSavingWon(percent, 23_456)).toBe(2_340);
    expect(couponSavingWon(percent, 900_000)).toBe(5_000);
  });
  it('never saves more than the price', () => {
    expect(
      couponSavingWon({ rate: null, amountWon: 5_000, maxAmountWon: null, minOrderWon: 0 }, 3_000),
    ).toBe(3_000);
  });
});
