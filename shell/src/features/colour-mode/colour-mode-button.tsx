import { Button } from '@shop/shared/ui';

/** The footer's way to 화면 모드; what it opens is fetched then. */
export function ColourModeButton() {
  const open = () =>
    import(/* webpackChunkName: "deferred.colour-mode" */ './colour-mode-sheet').then(
      ({ openColourModes }) => openColourModes(),
      () => {},
    );
  return (
    <Button variant="outline" size="small" aria-haspopup="dialog" onClick={open}>
      화면 모드
    </Button>
  );
}
