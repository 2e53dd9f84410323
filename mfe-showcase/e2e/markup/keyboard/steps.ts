import { inputSteps } from './input-steps';
import type { KeyStep } from './key-step';
import { layerSteps } from './layer-steps';
import { navigationSteps } from './navigation-steps';
import { selectionSteps } from './selection-steps';

/** At least one step per interactive component; static components have none. */
export const keySteps: readonly KeyStep[] = [
  ...selectionSteps,
  ...inputSteps,
  ...layerSteps,
  ...navigationSteps,
];

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
