/** 3종 4개: how many different goods and how many pieces; only the pieces where each is different. */
export const goodsCountText = (kinds: number, pieces: number): string =>
  kinds === pieces ? `${pieces}개` : `${kinds}종 ${pieces}개`;

/** The same of lines. */
export const lineCountText = (lines: readonly { qty: number }[]): string =>
  goodsCountText(
    lines.length,
    lines.reduce((total, { qty }) => total + qty, 0),
  );
