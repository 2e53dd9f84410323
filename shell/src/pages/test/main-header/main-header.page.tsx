import type { HeaderOptions } from '@shop/shared/app';
import { Radio, RadioGroup } from '@shop/shared/ui';
import { useState } from 'react';
import { FrameHeader } from '../../../frame/chrome/frame-header';
import { TestPage, TestSection } from '../test-page';

export const meta = () => ({ title: '헤더', robots: 'noindex' as const });

const variants: { text: string; options: HeaderOptions }[] = [
  { text: '기본: 로고, 검색, 장바구니, 메뉴', options: { kind: 'main' } },
  { text: '서브: 뒤로, 제목, 홈, 검색, 장바구니', options: { kind: 'sub' } },
  { text: '서브: 검색 없음', options: { kind: 'sub', hasSearch: false } },
  {
    text: '서브: 검색과 장바구니 없음',
    options: { kind: 'sub', hasSearch: false, hasBasket: false },
  },
  {
    text: '서브: 긴 제목',
    options: { kind: 'sub', title: '아주 긴 이름을 가진 여름맞이 기획전 첫 번째 이야기' },
  },
];

/** The layout is blank, so that only the chosen header is shown. */
export function Page() {
  const [chosen, setChosen] = useState(0);
  return (
    <>
      <FrameHeader
        title="시험 제목"
        options={{ title: '시험 제목', ...variants[chosen]?.options }}
      />
      <TestPage
        title="헤더"
        lead="고른 헤더가 위에 보여요. 1024px부터는 서브 헤더 대신 기본 헤더가 보여요."
      >
        <TestSection title="종류">
          <RadioGroup label="헤더 종류" isLabelHidden>
            {variants.map(({ text }, index) => (
              <Radio
                key={text}
                name="header"
                label={text}
                checked={index === chosen}
                onChange={() => setChosen(index)}
              />
            ))}
          </RadioGroup>
        </TestSection>
      </TestPage>
    </>
  );
}
