import type { ComponentType } from 'react';

/** What a file `<name>.example.tsx` exports; the build adds its own text. */
interface ExampleModule {
  Example: ComponentType;
  source?: string;
}

/** Below each other, beside each other, over the whole width, or in a small window of their own. */
type ExampleLayout = 'column' | 'row' | 'bleed' | 'window';

export interface GuideExample {
  title: string;
  Example: ComponentType;
  layout: ExampleLayout;
  /** The example's file, to be copied. */
  code: string;
}

/** What the design reference says of one part of the design system. */
export interface Guide {
  /** What it is for, and when another part is the right one. */
  intro: string;
  examples: readonly GuideExample[];
  /** Name and meaning, in a line each. */
  props?: readonly (readonly [name: string, meaning: string])[];
  /** Keyboard, name, role: what a person meets who does not see it. */
  notes: readonly string[];
}

/** An example as a guide shows it. */
export const example = (
  title: string,
  { Example, source = '' }: ExampleModule,
  layout: ExampleLayout = 'column',
): GuideExample => ({ title, Example, layout, code: source });
