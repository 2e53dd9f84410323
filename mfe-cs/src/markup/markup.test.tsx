import { describeMarkup } from '@shop/shared/testing/describe-markup';
import { markupPages } from '../remote/markup';
import { createRoutes } from '../remote/routes';
import { stageCodes } from './codes';
import { sceneOf } from './scenes';

describeMarkup({
  createRoutes,
  markupPages,
  stageCodes,
  sceneOf,
  signs: {
    'skeleton-cs': ['불러오는 중이에요'],
    'SB-MO-CO-0101-default': ['자주 묻는 질문 TOP10'],
    'SB-MO-CO-0201-default': [],
    'SB-MO-CO-0202-nodata': ['질문이 없어요'],
    'SB-MO-CO-0301-default': [],
    'SB-MO-CO-0302-nodata': ['공지사항이 없어요'],
    'SB-MO-CO-0501-default': [],
    'SB-MO-CO-0502-coming': ['2026.04.01부터 바뀌어요', '적용 예정'],
    'SB-MO-CO-0401-default': ['문의 유형', '개인정보 수집 안내'],
  },
});
