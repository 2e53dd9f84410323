import { openSheet } from '@shop/shared/app';
import { ColourModeChoice } from '@shop/shared/ui';

/** 화면 모드 over whatever page stands there; each press shows at once, so there is nothing to confirm. */
export function openColourModes(): void {
  void openSheet({ title: '화면 모드', content: () => <ColourModeChoice isLabelHidden /> });
}
