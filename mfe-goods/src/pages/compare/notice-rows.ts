import type { ComparedGoods } from '@shop/shared/contracts';

const MAX_ROWS = 6;

export interface NoticeRow {
  key: string;
  /** By goods, in their order; undefined where the notice of the goods has no such row. */
  values: (string | undefined)[];
}

/** The first facts of the product notices, side by side. Facts that more of the goods have come first. */
export function noticeRows(items: readonly ComparedGoods[]): NoticeRow[] {
  const keys = [...new Set(items.flatMap(({ notice }) => notice.map(({ key }) => key)))];
  const rows = keys.map((key) => ({
    key,
    values: items.map(({ notice }) => notice.find((row) => row.key === key)?.value),
  }));
  const missing = ({ values }: NoticeRow) => values.filter((value) => !value).length;
  return rows.sort((a, b) => missing(a) - missing(b)).slice(0, MAX_ROWS);
}
