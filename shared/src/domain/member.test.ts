import fc from 'fast-check';
import { mbrDcOf, memberTypeCodeOf, memberTypes } from './member';

const memberTypeOf = (cno: string): string => memberTypes[memberTypeCodeOf(cno)].mbrType;

test.each([
  ['0100200301', '0', '10'],
  ['1100200302', '1', '20'],
  ['J100200303', 'J', '30'],
  ['C100200304', 'C', '40'],
  ['9100200305', 'E', '50'],
  ['E100200306', 'E', '50'],
])('maps customer number %s to kind %s and member type %s', (cno, typeCode, mbrType) => {
  expect([memberTypeCodeOf(cno), memberTypeOf(cno)]).toEqual([typeCode, mbrType]);
});

test('gives every customer number a type of ME001 by its first character', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), (cno, more) => {
      expect(memberTypeOf(cno)).toMatch(/^[1-5]0$/);
      expect(memberTypeOf(cno + more)).toBe(memberTypeOf(cno));
    }),
  );
});

test('treats only general members as regular', () => {
  expect((['0', '1', 'J', 'C', 'E'] as const).filter((code) => mbrDcOf(code) === 'MBR')).toEqual([
    '0',
  ]);
});
