import {
  counselMoves,
  counselStates,
  counselTopicOf,
  counselTopics,
  counselTypeCodes,
  counselTypeName,
} from './counsel';

test('every type belongs to the topic with which its code begins, once', () => {
  expect(new Set(counselTypeCodes).size).toBe(counselTypeCodes.length);
  for (const type of counselTypeCodes)
    expect(type.startsWith(`${counselTopicOf(type)}_`)).toBe(true);
  expect(new Set(counselTypeCodes.map(counselTopicOf))).toEqual(
    new Set(Object.keys(counselTopics)),
  );
});

test('names both steps of a type', () => {
  expect(counselTypeName('DELIVERY_WHEN')).toBe('배송 > 배송 일정');
  expect(counselTypeName('ETC_OTHER')).toBe('기타 > 그 밖의 문의');
});

test('leads from each state to a state, and never to itself', () => {
  for (const [from, to] of Object.entries(counselMoves)) {
    expect(to.length).toBeGreaterThan(0);
    for (const one of to) expect(one !== from && one in counselStates).toBe(true);
  }
});
