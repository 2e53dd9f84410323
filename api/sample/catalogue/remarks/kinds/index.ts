import { active } from './active';
import { appliances } from './appliances';
import { bags } from './bags';
import { beautyKinds } from './beauty';
import { bottomsAndDresses } from './bottoms';
import { childrenKinds } from './children';
import { devices } from './devices';
import { fresh } from './fresh';
import { groceries } from './groceries';
import { homeKinds } from './home';
import type { KindRemarks } from './kit';
import { kitchenware } from './kitchenware';
import { outers } from './outers';
import { petAndHobbyKinds } from './pets-and-hobbies';
import { shoes } from './shoes';
import { tops } from './tops';

export type { KindRemarks } from './kit';

const none: KindRemarks = { praise: [], flaw: [], plain: [], fault: [], best: {} };

const byArchetype: Readonly<Record<string, KindRemarks>> = {
  ...tops,
  ...outers,
  ...bottomsAndDresses,
  ...shoes,
  ...bags,
  ...beautyKinds,
  ...groceries,
  ...fresh,
  ...homeKinds,
  ...kitchenware,
  ...devices,
  ...appliances,
  ...active,
  ...childrenKinds,
  ...petAndHobbyKinds,
};

export const kindRemarksOf = (archetype: string): KindRemarks => byArchetype[archetype] ?? none;
