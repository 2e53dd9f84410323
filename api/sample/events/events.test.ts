import { notesOfEvent } from './event-notes';
import { eventSeeds } from './event-seeds';

const givesGoods = (seed: (typeof eventSeeds)[number]) =>
  seed.prizes.some(({ type }) => type === 'GOODS');

describe('the sample events', () => {
  it('state the delivery of prizes only when they give goods', () => {
    for (const seed of eventSeeds) {
      const notes = notesOfEvent(seed).join(' ');
      expect([seed.title, /배송/.test(notes)]).toEqual([seed.title, givesGoods(seed)]);
    }
  });

  it('state the tax only when a prize is worth more than 50,000 won', () => {
    const taxed = eventSeeds.filter((seed) => /제세공과금/.test(notesOfEvent(seed).join(' ')));
    expect(taxed.map(({ title }) => title)).toEqual([
      '스마트워치 세트 응모하기',
      '가을 러닝화 응모',
    ]);
  });

  it('write coins as an amount, in the benefit as in the name of the prize', () => {
    const coins = eventSeeds.filter(({ prizes }) => prizes.some(({ type }) => type === 'COIN'));
    expect(coins.length).toBeGreaterThan(5);
    expect(eventSeeds.filter(({ benefit }) => /\d코인|만 코인/.test(benefit))).toEqual([]);
    const bare = eventSeeds.filter(({ benefit }) => /^코인/.test(benefit));
    expect(bare).toEqual([]);
  });
});
