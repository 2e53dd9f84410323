/** Every drawing by the name of its archetype. */
import { contact } from '../parts/shadow';
import { rect } from '../parts/svg';
import type { ArchetypeId } from '../roster';
import { largeAppliances } from './appliance-large';
import { smallAppliances } from './appliance-small';
import { bags } from './bags';
import { care } from './beauty-care';
import { make } from './beauty-colour';
import { screens } from './digital-screens';
import { sound } from './digital-sound';
import type { Drawing } from './drawing';
import { menFashion } from './fashion-men';
import { menTops } from './fashion-men-tops';
import { womenFashion } from './fashion-women';
import { womenTops } from './fashion-women-tops';
import { fresh } from './food-fresh';
import { jars } from './food-jars';
import { packs } from './food-packs';
import { cooking } from './kitchen-cook';
import { tableware } from './kitchen-table';
import { floorware } from './living-floor';
import { furniture } from './living-furniture';
import { homeware } from './living-small';
import { shoes } from './shoes';

const parcel: Drawing = {
  pose: 'stand',
  girth: 'full',
  focus: { x: 400, y: 500, zoom: 1.8 },
  place: 'room',
  draw: (pen, look) =>
    contact(pen, 400, 650, 180) + rect(230, 300, 340, 350, 16, pen.lit(look.colour)),
};

const drawings: Partial<Record<ArchetypeId, Drawing>> = {
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
  ...cooking,
  ...tableware,
  ...floorware,
  ...furniture,
  ...homeware,
  ...shoes,
};

export const drawingOf = (id: ArchetypeId): Drawing => drawings[id] ?? parcel;
