import { choosing } from './choosing';
import { going } from './going';
import type { KeyStep } from './key-step';
import { layers } from './layers';
import { writing } from './writing';

/** One row, or more, a component that can be used; what is only read has none. */
export const keySteps: readonly KeyStep[] = [...choosing, ...writing, ...layers, ...going];
