import { goods } from '../../test/goods.fixtures';
import { areaFeeText, feeTexts } from './delivery-texts';

const { delivery } = goods;

test('shows the fee of one piece when delivery is conditionally free', () => {
  expect(feeTexts(delivery, 40_000)).toEqual({
    fee: '배송비 3,000원',
    condition: '50,000원 이상 구매하면 무료배송',
  });
  expect(feeTexts(delivery, 50_000).fee).toBe('무료배송');
});

test('shows the other fee types', () => {
  expect(feeTexts({ ...delivery, type: '10' }, 1)).toEqual({ fee: '무료배송' });
  expect(feeTexts({ ...delivery, type: '20', condType: '20', qtyUnit: 3 }, 1)).toEqual({
    fee: '배송비 3,000원',
    condition: '3개마다 한 번씩 내요',
  });
  expect(feeTexts({ ...delivery, type: '20', condType: '10', qtyUnit: null }, 1)).toMatchObject({
    condition: '여러 개를 사도 한 번만 내요',
  });
  expect(feeTexts({ ...delivery, type: '40' }, 1)).toEqual({
    fee: '착불',
    condition: '받을 때 3,000원을 내요',
  });
});

test('shows the extra fee for 도서산간', () => {
  expect(areaFeeText(delivery)).toBe('제주 3,000원');
  expect(areaFeeText({ ...delivery, areaFees: [] })).toBeUndefined();
});
