import { choosing } from './choosing';
import { going } from './going';
import type { KeyStep } from './key-step';
import { layers } from './layers';
import { writing } from './writing';

/** At least one step per interactive component; static components have none. */
export const keySteps: readonly KeyStep[] = [...choosing, ...writing, ...layers, ...going];
