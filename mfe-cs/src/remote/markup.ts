import { listCodes, type MarkupPage } from '@shop/shared/markup';
import { stageCodes } from '../markup/codes';

/** The pages that this remote adds to the design reference. */
export const markupPages: readonly MarkupPage[] = listCodes(stageCodes, {
  'skeleton-cs': '고객센터 뼈대',
  'SB-MO-CO-0101-default': '고객센터',
  'SB-MO-CO-0201-default': '자주 묻는 질문',
  'SB-MO-CO-0202-nodata': '자주 묻는 질문: 없음',
  'SB-MO-CO-0301-default': '공지사항',
  'SB-MO-CO-0302-nodata': '공지사항: 없음',
  'SB-MO-CO-0401-default': '1:1 문의하기',
  'SB-MO-CO-0501-default': '약관과 정책',
  'SB-MO-CO-0502-coming': '약관과 정책: 변경 예정',
});
