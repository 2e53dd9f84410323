import { dialog, events, openSheet, toast } from '@shop/shared/app';
import { Button, QuantityStepper, Switch } from '@shop/shared/ui';
import { useState } from 'react';
import { TestFacts, TestPage, TestSection } from '../test-page';

export const meta = () => ({ title: '레이어와 컴포넌트', robots: 'noindex' as const });

type TestAction = readonly [text: string, run: () => unknown];

const types = ['primary', 'error', 'cancel', 'outline', 'link'] as const;

const toasts: TestAction[] = [
  ['토스트', () => toast('장바구니에 담았어요')],
  [
    '링크 토스트',
    () => toast({ text: '장바구니에 담았어요', link: { text: '보기', to: '/basket' } }),
  ],
  [
    '버튼 토스트',
    () =>
      toast({
        text: '찜에서 뺐어요',
        button: { text: '되돌리기', onClick: () => toast('되돌렸어요') },
        delayMs: 10_000,
      }),
  ],
  ['아래 알림', () => toast({ text: '재입고 알림을 신청했어요', slot: 'notification' })],
  [
    '위치를 정한 알림',
    () => toast({ text: '위에서 200px', slot: 'notification', offset: { topPx: 200 } }),
  ],
  ['로그인 토스트 보이기', () => events.emit('login-toast:show')],
  ['로그인 토스트 숨기기', () => events.emit('login-toast:hide')],
];

const sheetOf = (kind: 'sheet' | 'full' | 'box', title: string): Promise<string | undefined> =>
  openSheet<string>({
    kind,
    title,
    content: (close) => (
      <>
        <p>고르면 닫히고 답이 전해져요.</p>
        <Button onClick={() => close('빨강')}>빨강</Button>
        <Button variant="outline" onClick={() => sheetOf('box', '위에 하나 더')}>
          하나 더 열기
        </Button>
      </>
    ),
  });

/** Each returns the result of its dialog. */
const dialogs: TestAction[] = [
  ['알림창', () => dialog.alert({ title: '안내', content: '확인하면 닫혀요' })],
  ['질문창', () => dialog.confirm({ title: '지울까요?', content: '되돌릴 수 없어요' })],
  ['경고창', () => dialog.confirm({ content: '정말 지울까요?', theme: 'warning' })],
  [
    '버튼 다섯 가지',
    () =>
      dialog.open({
        content: '버튼 종류예요',
        direction: 'col',
        buttons: types.map((type) => ({ text: type, type, value: type })),
      }),
  ],
  [
    '버튼 없는 창',
    () => dialog.open({ content: '1.5초 뒤에 닫혀요', isNotification: true, durationMs: 1500 }),
  ],
  ['바텀시트', () => sheetOf('sheet', '바텀시트')],
  ['풀모달', () => sheetOf('full', '풀모달')],
  ['박스모달', () => sheetOf('box', '박스모달')],
];

export function Page() {
  const [response, setAnswer] = useState('아직 없어요');
  const [count, setCount] = useState(1);
  const [isOn, setOn] = useState(false);
  const runDialog = async (run: () => unknown) => setAnswer(String(await run()));
  return (
    <TestPage title="레이어와 컴포넌트" lead="버튼을 누르면 레이어가 열려요. 답은 아래에 적혀요.">
      <TestSection title="토스트">
        {toasts.map(([text, run]) => (
          <Button key={text} variant="outline" onClick={() => run()}>
            {text}
          </Button>
        ))}
      </TestSection>
      <TestSection title="답을 기다리는 레이어">
        {dialogs.map(([text, run]) => (
          <Button key={text} variant="outline" onClick={() => runDialog(run)}>
            {text}
          </Button>
        ))}
        <TestFacts facts={[['마지막 답', response]]} />
      </TestSection>
      <TestSection title="컴포넌트">
        <QuantityStepper label="시험 수량" value={count} max={5} onChange={setCount} />
        <Switch label="시험 스위치" checked={isOn} onChange={() => setOn(!isOn)} />
      </TestSection>
    </TestPage>
  );
}
