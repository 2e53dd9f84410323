import { TestPage } from '../test-page';

export const meta = () => ({ title: '폰에서 빈 레이아웃', robots: 'noindex' as const });

export function Page() {
  return (
    <TestPage
      title="폰에서 빈 레이아웃"
      lead="1024px보다 좁으면 헤더, 푸터, 탭바가 없고, 넓으면 기본 레이아웃이에요. 창 너비를 바꿔 확인하세요."
    >
      {null}
    </TestPage>
  );
}
