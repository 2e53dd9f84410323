import { attempt } from './attempt';
import { keepPresses } from './early-press';
import { shopBoot } from './shop-boot';
import { loadStartFile } from './start-file';

/** Inline script after the markup: records presses on buttons, and loads the start file. */
const boot = shopBoot();
if (boot.isOld) void boot.paint.draw();
else {
  attempt(() => {
    boot.presses = keepPresses(boot.watch);
  });
  loadStartFile(boot.watch);
}
