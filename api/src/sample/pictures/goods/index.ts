/** Every drawing by the name of its archetype. */

import { contact } from '../parts/shadow';
import { rect } from '../parts/svg';
import type { ArchetypeId } from '../roster';
import type { Drawing } from './drawing';

const parcel: Drawing = {
  pose: 'stand',
  girth: 'full',
  focus: { x: 400, y: 500, zoom: 1.8 },
  place: 'room',
  draw: (pen, look) =>
    contact(pen, 400, 650, 180) + rect(230, 300, 340, 350, 16, pen.lit(look.colour)),
};

const drawings: Partial<Record<ArchetypeId, Drawing>> = {};

export const drawingOf = (id: ArchetypeId): Drawing => drawings[id] ?? parcel;
