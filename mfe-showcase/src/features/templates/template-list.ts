/** Templates of sub pages: id (the last path segment) and title. */
export const templates = [
  ['category', '카테고리 목록'],
  ['box-modal', '박스 모달'],
  ['full-modal', '전체 화면 모달'],
  ['bottom-sheet', '바텀시트'],
  ['fixed-bottom', '하단 고정 버튼'],
] as const;

export type TemplateId = (typeof templates)[number][0];

export const templatePath = (id: TemplateId): string => `/markup/template/sub/${id}`;
