export const myEventTabs = [
  { tab: 'entry', text: '참여' },
  { tab: 'win', text: '당첨' },
] as const;

export type MyEventTab = (typeof myEventTabs)[number]['tab'];

/** An unknown value counts as absent. */
export const readMyEventTab = (query: URLSearchParams): MyEventTab =>
  query.get('tab') === 'win' ? 'win' : 'entry';
