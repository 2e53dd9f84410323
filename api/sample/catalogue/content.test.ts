import type { ContentBlock } from '@shop/shared/contracts';
import { archetypes } from '../pictures';
import { copyOf } from './copy';
import { kindInName } from './kind-in-name';
import { createPlaces } from './places';
import { sampleShelf } from './shelf';

const shelf = sampleShelf(createPlaces(), 1, 1_200, new Date('2026-11-21T03:00:00Z'));

const headlineOf = (content: readonly ContentBlock[]): string => {
  const [first] = content;
  return first?.type === 'heading' ? first.text : '';
};

const leadOf = (content: readonly ContentBlock[]): string => {
  const lead = content.find((block) => block.type === 'text');
  return lead?.type === 'text' ? lead.text : '';
};

/** The family is the same object for all of its archetypes. */
const families = [
  ...new Set(archetypes.filter(({ id }) => id !== 'voucher').map(({ id }) => copyOf(id))),
];

describe('the detail pages of the sample goods', () => {
  it('call the goods by a noun of their kind in the headline and in the first sentence', () => {
    const strange = shelf
      .flatMap(({ row, archetype, content }) =>
        [headlineOf(content), leadOf(content).replace(/(예요|이에요)\.$/, '')].map((text) => ({
          text: `${text} `,
          name: row.name,
          drawn: archetype.id,
        })),
      )
      .filter(({ text, drawn }) => kindInName(text) !== drawn);
    expect(strange).toEqual([]);
  });

  it('say no noun without its kind, and none twice', () => {
    const texts = shelf.flatMap(({ content }) => [headlineOf(content), leadOf(content)]);
    expect(
      texts.filter((text) => /(가정용|한 통|실속형|소포장)(예요|이에요|$)/.test(text)),
    ).toEqual([]);
    expect(texts.filter((text) => /(\S{2,})\s\1(\s|$)|\{/.test(text))).toEqual([]);
  });

  it('agree with the last syllable of the noun', () => {
    for (const { content } of shelf) {
      const [, syllable = '', copula] = /(\S)(예요|이에요)\.$/.exec(leadOf(content)) ?? [];
      const hasBatchim = ((syllable.codePointAt(0) ?? 0) - 0xac00) % 28 !== 0;
      expect([leadOf(content), copula]).toEqual([leadOf(content), hasBatchim ? '이에요' : '예요']);
    }
  });

  it('have no sentence of another family', () => {
    const sentences = families.flatMap(({ leads, points, cares }) => [
      ...leads,
      ...points,
      ...cares,
    ]);
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
    for (const { archetype, content } of shelf) {
      const { points } = copyOf(archetype.id);
      const [list] = content.flatMap((block) => (block.type === 'list' ? [block.items] : []));
      for (const item of list ?? []) expect(points).toContain(item);
    }
  });

  it('tell of food where it comes from, how it keeps and how it is eaten', () => {
    for (const { place, content } of shelf.filter((goods) => goods.place.category === 'food')) {
      const headings = content.flatMap((block) => (block.type === 'heading' ? [block.text] : []));
      expect([place.leafName, headings.at(-1)]).toEqual([
        place.leafName,
        expect.stringMatching(/보관/),
      ]);
    }
  });
});
