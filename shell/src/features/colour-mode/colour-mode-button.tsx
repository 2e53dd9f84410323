import { loadForPress } from '@shop/shared/app';
import { Button } from '@shop/shared/ui';

/** The footer's 화면 모드 button; the sheet is loaded on click. */
export function ColourModeButton() {
  const open = () =>
    loadForPress(
      () => import(/* webpackChunkName: "deferred.colour-mode" */ './colour-mode-sheet'),
    ).then((code) => code?.openColourModes());
  return (
    <Button variant="outline" size="small" aria-haspopup="dialog" onClick={open}>
      화면 모드
    </Button>
  );
}
