import { choosing } from './choosing';
import { going } from './going';
import type { KeyStep } from './key-step';
import { layers } from './layers';
import { writing } from './writing';

/** At least one step per interactive component; static components have none. */
export const keySteps: readonly KeyStep[] = [...choosing, ...writing, ...layers, ...going];

/** Guides of what is only read, and of what has no control of its own beside a plain button. */
export const guidesWithoutKeys = [
  'colour',
  'type',
  'space',
  'motion',
  'commonImage',
  'price',
  'label',
  'bullet',
  'table',
  'count-number',
  'timer',
  'codes',
  'progress',
  'timeline',
  'skeleton',
  'layout',
  'sample',
];
