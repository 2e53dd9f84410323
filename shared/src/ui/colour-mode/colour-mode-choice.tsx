import { useSyncExternalStore } from 'react';
import { SelectButtons } from '../select-buttons/select-buttons';
import { type ColourChoice, chooseMode, chosenMode } from './chosen-mode';

const options: readonly { value: ColourChoice; text: string; note: string }[] = [
  { value: 'card', text: '기본', note: '온담 색' },
  { value: 'light', text: '라이트', note: '밝고 차분하게' },
  { value: 'dark', text: '다크', note: '어두운 곳에서' },
  { value: 'system', text: '시스템', note: '기기 설정대로' },
];

export interface ColourModeChoiceProps {
  /** Hides the label where a heading above shows it. */
  isLabelHidden?: boolean;
}

/** 화면 모드, applied at once. The server does not know the mode, so it renders none selected. */
export function ColourModeChoice({ isLabelHidden = false }: ColourModeChoiceProps) {
  const chosen = useSyncExternalStore(chosenMode.subscribe, chosenMode.getState, () => undefined);
  return (
    <SelectButtons
      label="화면 모드"
      isLabelHidden={isLabelHidden}
      columns={4}
      options={options}
      value={chosen}
      onChange={chooseMode}
    />
  );
}
