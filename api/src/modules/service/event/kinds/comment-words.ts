/** Words that no comment may have. Signs and spaces between their letters make no difference. */
const forbidden = [
  '씨발',
  '시발놈',
  '개새끼',
  '병신',
  '좆',
  '지랄',
  '도박사이트',
  '카지노추천',
  '대출문의',
];

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const link = /https?:\/\/|www\.|\b[a-z0-9-]+\.(?:com|net|kr|io|me|ly|shop|xyz)\b/i;

/** Why a comment is not accepted; undefined for one that is. */
export function commentProblem(text: string): string | undefined {
  const letters = plain(text);
  if (forbidden.some((word) => letters.includes(word)))
    return '쓸 수 없는 표현이 있어요. 다른 말로 바꿔 주세요.';
  if (link.test(text)) return '댓글에는 링크를 쓸 수 없어요.';
  return undefined;
}
