import { lines } from '../remarks/kit';

/** What the detail page of a family of goods says. */
export interface Copy {
  /** "{brand}이/가 만든", "담근": what the maker did. */
  made: string;
  /** Heading of the last list. */
  caresTitle: string;
  /** Opening sentences; `{noun}` is what the goods are called. */
  leads: readonly string[];
  points: readonly string[];
  cares: readonly string[];
}

interface CopyTexts {
  made?: string;
  caresTitle?: string;
  leads: string;
  points: string;
  cares: string;
}

/** One sentence per line. */
export const copy = ({ made = '만든', caresTitle = '사용과 관리', ...texts }: CopyTexts): Copy => ({
  made,
  caresTitle,
  leads: lines(texts.leads),
  points: lines(texts.points),
  cares: lines(texts.cares),
});
