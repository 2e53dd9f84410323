import { openSheet } from '@shop/shared/app';
import { ColourModeChoice } from '@shop/shared/ui';

/**
 * 화면 모드 in a sheet over the current page. A choice applies at once, so there is no confirm button.
 */
export function openColourModes(): void {
  void openSheet({ title: '화면 모드', content: () => <ColourModeChoice isLabelHidden /> });
}
