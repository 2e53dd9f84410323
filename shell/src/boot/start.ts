import { attempt } from './attempt';
import { recordInput } from './early-input';
import { hashLaterFiles } from './later-files';
import { loadPage } from './loader';
import { tolerateMovedNodes } from './moved-nodes';
import { shopBoot } from './shop-boot';

/**
 * The first file that a document loads. It prepares for translators, gives later files their hashes, records typing,
 * loads everything else, and answers a click on a card before hydration. It is a file, because inside of each
 * document it would delay the first screen, and the browser caches it. A click on a link before this file has
 * loaded is a full page load.
 */
const boot = shopBoot();
attempt(tolerateMovedNodes);
hashLaterFiles(boot);
attempt(() => recordInput(boot));
loadPage(boot);
