export { closing, collars, type Front, standCollar } from './collars';
export { bodyOf, type Cut, hemBand, neckBand, neckY } from './cut';
export { neckInside } from './display';
export { crease, draped, pleat, wholePath } from './drape';
export { neckInHood } from './figure';
export { garment } from './garment';
export type { Sleeve } from './sleeve';
