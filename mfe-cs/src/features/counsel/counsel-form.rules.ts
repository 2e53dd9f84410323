import type { CallInput, counselCalls } from '@shop/shared/contracts';
import {
  type CounselTopic,
  type CounselType,
  counselTextLength,
  counselTitleLength,
  counselTopics,
  isTextLength,
  ORDER_NO,
  optionalNumberParam,
} from '@shop/shared/domain';

/** An order of the member, and one of its lines. */
export interface CounselAbout {
  orderNo: string;
  /** Undefined: the whole order. */
  itemNo?: number | undefined;
}

export interface CounselValues {
  /** Empty while none is chosen. */
  topic: CounselTopic | '';
  type: CounselType | '';
  about: CounselAbout | null;
  title: string;
  body: string;
}

const emptyCounsel: CounselValues = {
  topic: '',
  type: '',
  about: null,
  title: '',
  body: '',
};

const isTopic = (text: string | null): text is CounselTopic =>
  text !== null && Object.hasOwn(counselTopics, text);

function aboutOfQuery(query: URLSearchParams): CounselAbout | undefined {
  const orderNo = query.get('orderNo') ?? '';
  return ORDER_NO.test(orderNo)
    ? { orderNo, itemNo: optionalNumberParam(query, 'itemNo') }
    : undefined;
}

/**
 * What the form begins with: the draft, and what the link to the form has chosen (`topic`, `orderNo`, `itemNo`). A
 * topic of the link ends a type of the draft that belongs to another.
 */
export function firstValues(
  query: URLSearchParams,
  draft: CounselValues | undefined,
): CounselValues {
  const { topic, type, about, title, body } = draft ?? emptyCounsel;
  const asked = query.get('topic');
  const chosen = isTopic(asked) ? asked : topic;
  return {
    topic: chosen,
    type: chosen === topic ? type : '',
    about: aboutOfQuery(query) ?? about,
    title,
    body,
  };
}

const countOf = (text: string): number => [...text.trim()].length;

/** Each message says how to correct the field. */
export const counselRules = {
  topic: (topic: string) => topic !== '' || '무엇에 대한 문의인지 골라 주세요',
  type: (type: string) => type !== '' || '자세한 유형을 골라 주세요',
  title: (title: string) =>
    isTextLength(title.trim(), counselTitleLength) ||
    `제목을 ${counselTitleLength.min}자 이상 써 주세요`,
  body: (body: string) =>
    isTextLength(body.trim(), counselTextLength) ||
    `내용을 ${counselTextLength.min}자 이상 써 주세요 (지금 ${countOf(body)}자)`,
};

/** The body of the request. @param values with a type, as the rules require */
export const counselBody = (
  { type, about, title, body }: CounselValues,
  fileNos: readonly string[],
): CallInput<typeof counselCalls.ask>['body'] => ({
  type: type as CounselType,
  title: title.trim(),
  body: body.trim(),
  fileNos: [...fileNos],
  ...about,
});
