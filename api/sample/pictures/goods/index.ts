/** Every drawing by the name of its archetype. The type makes sure that none is missing. */
import type { ArchetypeId } from '../roster';
import { airPurifier } from './appliance/air-purifier';
import { coffeeMachine } from './appliance/coffee-machine';
import { fridge } from './appliance/fridge';
import { hairDryer } from './appliance/hair-dryer';
import { humidifier } from './appliance/humidifier';
import { riceCooker } from './appliance/rice-cooker';
import { vacuum } from './appliance/vacuum';
import { washer } from './appliance/washer';
import { creamJar } from './beauty/cream-jar';
import { cushion } from './beauty/cushion';
import { handCream } from './beauty/hand-cream';
import { lipstick } from './beauty/lipstick';
import { perfume } from './beauty/perfume';
import { serum } from './beauty/serum';
import { shampoo } from './beauty/shampoo';
import { camera } from './digital/camera';
import { earbuds } from './digital/earbuds';
import { keyboard } from './digital/keyboard';
import { laptop } from './digital/laptop';
import { monitor } from './digital/monitor';
import { smartphone } from './digital/smartphone';
import { smartwatch } from './digital/smartwatch';
import { speaker } from './digital/speaker';
import type { Drawing } from './drawing';
import { hoodie } from './fashion-men/hoodie';
import { jacket } from './fashion-men/jacket';
import { jeans } from './fashion-men/jeans';
import { puffer } from './fashion-men/puffer';
import { shirt } from './fashion-men/shirt';
import { tShirt } from './fashion-men/t-shirt';
import { blouse } from './fashion-women/blouse';
import { cardigan } from './fashion-women/cardigan';
import { coat } from './fashion-women/coat';
import { dress } from './fashion-women/dress';
import { knit } from './fashion-women/knit';
import { skirt } from './fashion-women/skirt';
import { coffeeBeans } from './food/coffee-beans';
import { fruitBox } from './food/fruit-box';
import { kimchi } from './food/kimchi';
import { meatPack } from './food/meat-pack';
import { nuts } from './food/nuts';
import { ramen } from './food/ramen';
import { rice } from './food/rice';
import { riceWine } from './food/rice-wine';
import { water } from './food/water';
import { babyBodysuit } from './kids/baby-bodysuit';
import { babyBottle } from './kids/baby-bottle';
import { blocks } from './kids/blocks';
import { plush } from './kids/plush';
import { puzzle } from './kids/puzzle';
import { stroller } from './kids/stroller';
import { cuttingBoard } from './kitchen/cutting-board';
import { fryingPan } from './kitchen/frying-pan';
import { knife } from './kitchen/knife';
import { mug } from './kitchen/mug';
import { plates } from './kitchen/plates';
import { pot } from './kitchen/pot';
import { tumbler } from './kitchen/tumbler';
import { bedding } from './living/bedding';
import { candle } from './living/candle';
import { chair } from './living/chair';
import { lamp } from './living/lamp';
import { rug } from './living/rug';
import { sofa } from './living/sofa';
import { storageBox } from './living/storage-box';
import { towels } from './living/towels';
import { book } from './pet-hobby/book';
import { catTower } from './pet-hobby/cat-tower';
import { dogBed } from './pet-hobby/dog-bed';
import { guitar } from './pet-hobby/guitar';
import { petFood } from './pet-hobby/pet-food';
import { plant } from './pet-hobby/plant';
import { voucher } from './pet-hobby/voucher';
import { backpack } from './shoes-bags/backpack';
import { boots } from './shoes-bags/boots';
import { loafers } from './shoes-bags/loafers';
import { sneakers } from './shoes-bags/sneakers';
import { toteBag } from './shoes-bags/tote-bag';
import { wallet } from './shoes-bags/wallet';
import { dumbbell } from './sports/dumbbell';
import { golfClub } from './sports/golf-club';
import { helmet } from './sports/helmet';
import { runningShoes } from './sports/running-shoes';
import { soccerBall } from './sports/soccer-ball';
import { tent } from './sports/tent';
import { yogaMat } from './sports/yoga-mat';

const drawings: Readonly<Record<ArchetypeId, Drawing>> = {
  'air-purifier': airPurifier,
  'coffee-machine': coffeeMachine,
  fridge,
  'hair-dryer': hairDryer,
  humidifier,
  'rice-cooker': riceCooker,
  vacuum,
  washer,
  'cream-jar': creamJar,
  cushion,
  'hand-cream': handCream,
  lipstick,
  perfume,
  serum,
  shampoo,
  camera,
  earbuds,
  keyboard,
  laptop,
  monitor,
  smartphone,
  smartwatch,
  speaker,
  hoodie,
  jacket,
  jeans,
  puffer,
  shirt,
  't-shirt': tShirt,
  blouse,
  cardigan,
  coat,
  dress,
  knit,
  skirt,
  'coffee-beans': coffeeBeans,
  'fruit-box': fruitBox,
  kimchi,
  'meat-pack': meatPack,
  nuts,
  ramen,
  rice,
  'rice-wine': riceWine,
  water,
  'baby-bodysuit': babyBodysuit,
  'baby-bottle': babyBottle,
  blocks,
  plush,
  puzzle,
  stroller,
  'cutting-board': cuttingBoard,
  'frying-pan': fryingPan,
  knife,
  mug,
  plates,
  pot,
  tumbler,
  bedding,
  candle,
  chair,
  lamp,
  rug,
  sofa,
  'storage-box': storageBox,
  towels,
  book,
  'cat-tower': catTower,
  'dog-bed': dogBed,
  guitar,
  'pet-food': petFood,
  plant,
  voucher,
  backpack,
  boots,
  loafers,
  sneakers,
  'tote-bag': toteBag,
  wallet,
  dumbbell,
  'golf-club': golfClub,
  helmet,
  'running-shoes': runningShoes,
  'soccer-ball': soccerBall,
  tent,
  'yoga-mat': yogaMat,
};

export const drawingOf = (id: ArchetypeId): Drawing => drawings[id];
