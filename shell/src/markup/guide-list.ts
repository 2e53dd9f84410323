interface GuideEntry {
  id: string;
  title: string;
  /** Names of the components in it, and what else one may look for. */
  words?: readonly string[];
}

/** Every guide, by family, in the order of the index. Ids in camel case are the specification's. */
export const guideFamilies = [
  {
    name: '누르기',
    guides: [{ id: 'button', title: '버튼', words: ['Button', 'ButtonLink', 'IconButton'] }],
  },
] as const satisfies readonly { name: string; guides: readonly GuideEntry[] }[];

export type GuideId = (typeof guideFamilies)[number]['guides'][number]['id'];

/** A guide by the end of its address; undefined for an id that nobody wrote a guide for. */
export const guideEntry = (id: string | undefined): { id: GuideId; title: string } | undefined =>
  guideFamilies.flatMap(({ guides }) => [...guides]).find((guide) => guide.id === id);
