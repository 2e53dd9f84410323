/** The longest text option (각인 문구), in characters. */
export const MAX_TEXT_OPTION = 20;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const notOneLine = /[\u0000-\u001f\u007f\u2028\u2029]/;

/** Without spaces at its ends, as it is stored and compared. */
export const cleanTextOption = (text: string): string => text.normalize('NFC').trim();

/** Why this cannot be written on goods, or undefined. An empty text writes nothing. */
export function textOptionProblem(text: string): string | undefined {
  const clean = cleanTextOption(text);
  if (notOneLine.test(clean)) return '한 줄로 입력해 주세요';
  if ([...clean].length > MAX_TEXT_OPTION) return `${MAX_TEXT_OPTION}자까지 입력할 수 있어요`;
  return undefined;
}
