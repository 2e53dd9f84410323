/** Every drawing by the name of its archetype. The type makes sure that none is missing. */
import type { ArchetypeId } from '../roster';
import { largeAppliances } from './appliance-large';
import { smallAppliances } from './appliance-small';
import { bags } from './bags';
import { care } from './beauty-care';
import { make } from './beauty-colour';
import { screens } from './digital-screens';
import { sound } from './digital-sound';
import type { Drawing, Drawings } from './drawing';
import { menFashion } from './fashion-men';
import { menTops } from './fashion-men-tops';
import { womenFashion } from './fashion-women';
import { womenTops } from './fashion-women-tops';
import { fresh } from './food-fresh';
import { jars } from './food-jars';
import { packs } from './food-packs';
import { babyCare } from './kids-care';
import { play } from './kids-play';
import { cooking } from './kitchen-cook';
import { tableware } from './kitchen-table';
import { floorware } from './living-floor';
import { furniture } from './living-furniture';
import { homeware } from './living-small';
import { petHobby } from './pet-hobby';
import { shoes } from './shoes';
import { sportsGear } from './sports-gear';
import { outdoor } from './sports-outdoor';

const drawings: Drawings<ArchetypeId> = {
  ...largeAppliances,
  ...smallAppliances,
  ...bags,
  ...care,
  ...make,
  ...screens,
  ...sound,
  ...menTops,
  ...menFashion,
  ...womenTops,
  ...womenFashion,
  ...fresh,
  ...jars,
  ...packs,
  ...babyCare,
  ...play,
  ...cooking,
  ...tableware,
  ...floorware,
  ...furniture,
  ...homeware,
  ...petHobby,
  ...shoes,
  ...sportsGear,
  ...outdoor,
};

export const drawingOf = (id: ArchetypeId): Drawing => drawings[id];
