import { orderConsents } from '../consents';
import { deliveryMessages } from '../delivery-message';
import { memberTypes, NON_MEMBER_TYPE } from '../member';
import { codeGroups } from './code-groups';

const codesOf = (grpCd: string): string[] =>
  codeGroups.find((group) => group.grpCd === grpCd)?.codes.map(([cd]) => cd) ?? [];

const upTo = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at));

test.each([
  ['ME001', ['10', '20', '30', '40', '50', '99']],
  ['ME020', [...upTo(11, 12), ...upTo(21, 29), ...upTo(40, 41), ...upTo(50, 58)]],
  ['ME026', ['10', '20', '30']],
  ['ME035', ['10', '20', '30']],
  ['ME039', ['20', '30', '40', '50', '60', '70']],
  ['ME057', ['10', '20', '30', '40', '50', '60']],
  ['DP007', ['APP', 'AOS', 'IOS', 'MO WEB', 'AOS WEB', 'IOS WEB', 'MO', 'PC']],
  ['DP044', ['01', '02', '03', '04', '05', '06']],
  ['DP055', ['01', '02', '03']],
  ['DP056', upTo(10, 28)],
  ['DP057', ['1', '2']],
  ['DP058', ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10']],
  ['DP062', ['10', '20', '30', '40']],
  ['GD020', ['10', '20']],
  ['SY010', ['10', '20']],
  ['TM900', upTo(901, 911)],
  ['TM500', upTo(503, 506)],
])('%s holds the codes of the specification', (grpCd, codes) => {
  expect(codesOf(grpCd)).toEqual(codes);
});

test('the ten display groups of the specification are there, and the home tabs from 01 to 90', () => {
  const numbers = ['007', '015', '018', '024', '044', '055', '056', '057', '058', '062'];
  for (const number of numbers) expect(codesOf(`DP${number}`).length).toBeGreaterThan(1);
  expect([codesOf('PR093')[0], codesOf('PR093').at(-1)]).toEqual(['01', '90']);
  const words = codeGroups.find(({ grpCd }) => grpCd === 'DP024')?.codes.map(([, , word]) => word);
  expect(words).toEqual([
    'commerce',
    'feed',
    'list',
    'location',
    'text',
    'calendar',
    'scrap',
    'custom',
  ]);
});

test('no group and no code stands twice, and each has a Korean name', () => {
  expect(new Set(codeGroups.map(({ grpCd }) => grpCd)).size).toBe(codeGroups.length);
  for (const { codes } of codeGroups) {
    expect(new Set(codes.map(([cd]) => cd)).size).toBe(codes.length);
    for (const [cd, name] of codes) expect([cd, name.trim()]).not.toEqual([cd, '']);
  }
});

test('the groups say what the rules of the same codes say', () => {
  const names = new Map(
    codeGroups.find(({ grpCd }) => grpCd === 'ME001')?.codes.map(([cd, name]) => [cd, name]),
  );
  for (const { mbrType, name } of Object.values(memberTypes)) expect(names.get(mbrType)).toBe(name);
  expect(names.get(NON_MEMBER_TYPE)).toBe('비회원');
  expect(codesOf('ME039')).toEqual(Object.keys(deliveryMessages));
  const agreed = codeGroups.find(({ grpCd }) => grpCd === 'TM500')?.codes.map(([, , word]) => word);
  expect(agreed).toEqual(expect.arrayContaining(orderConsents.map(({ code }) => code)));
});
