import { home } from '../../test/sample-sheet';
import { addressRules, bodyOf, formOf, hitLine, pickedAddress } from './address.rules';

test('returns an error message that says how to fix the field', () => {
  expect(addressRules.receiverName(' 김 ')).toBe('받는 분 이름을 2자 이상 입력해 주세요');
  expect(addressRules.receiverName('김온')).toBe(true);
  expect(addressRules.receiverName('김온담온담온담'.normalize('NFD'))).toBe(true);
  expect(addressRules.receiverName('김'.normalize('NFD'))).toBe(
    '받는 분 이름을 2자 이상 입력해 주세요',
  );
  expect(addressRules.receiverName('김'.repeat(20))).toBe(true);
  expect(addressRules.receiverName('김'.repeat(21))).toBe(
    '받는 분 이름은 20자까지 입력할 수 있어요',
  );
  expect(addressRules.receiverPhone('010-1234-5678')).toBe(true);
  expect(addressRules.receiverPhone('1234')).toContain('010으로 시작하는');
  expect(addressRules.receiverPhone('0505-1234-5678')).toContain('안심번호');
  expect(addressRules.zip('')).toContain('주소 찾기');
  expect(addressRules.detail('  ')).toContain('상세 주소');
});

test('keeps the fields that the form does not show', () => {
  const before = { ...home, alias: '회사', messageCd: '40' as const };
  expect(bodyOf(formOf(before), before)).toMatchObject({
    receiverName: '김온담',
    receiverPhone: '01012345678',
    alias: '회사',
    messageCd: '40',
  });
});

test('appends the building name to the street', () => {
  const hit = { zip: '06236', road: '테헤란로 152', jibun: '', building: '', areaName: null };
  expect(hitLine(hit)).toBe('테헤란로 152');
  expect(hitLine({ ...hit, building: '강남파이낸스센터' })).toBe('테헤란로 152 (강남파이낸스센터)');
});

test('takes the postcode of a search result with the road or the lot-number address', () => {
  const hit = {
    zip: '06236',
    road: '테헤란로 152',
    jibun: '역삼동 737',
    building: '강남파이낸스센터',
    areaName: null,
  };
  expect(pickedAddress(hit, 'road')).toEqual({
    zip: '06236',
    road: '테헤란로 152 (강남파이낸스센터)',
    jibun: '역삼동 737',
  });
  expect(pickedAddress(hit, 'lot')).toEqual({
    zip: '06236',
    road: '역삼동 737',
    jibun: '역삼동 737',
  });
});
