import fc from 'fast-check';
import { mbrDcOf, memberTypeCodeOf, memberTypeOf } from './member';

test.each([
  ['0100200301', '0', '10'],
  ['1100200302', '1', '20'],
  ['J100200303', 'J', '30'],
  ['C100200304', 'C', '40'],
  ['9100200305', 'E', '50'],
  ['E100200306', 'E', '50'],
])('customer number %s is of kind %s, member type %s', (cno, typeCode, mbrType) => {
  expect([memberTypeCodeOf(cno), memberTypeOf(cno)]).toEqual([typeCode, mbrType]);
});

test('without a number one is no member', () => {
  expect([memberTypeOf(undefined), memberTypeOf('')]).toEqual(['99', '99']);
});

test('any number at all has a type of ME001, and only its first character decides', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), (cno, more) => {
      expect(memberTypeOf(cno)).toMatch(/^[1-5]0$/);
      expect(memberTypeOf(cno + more)).toBe(memberTypeOf(cno));
    }),
  );
});

test('only general members are regular ones', () => {
  expect((['0', '1', 'J', 'C', 'E'] as const).filter((code) => mbrDcOf(code) === 'MBR')).toEqual([
    '0',
  ]);
});
