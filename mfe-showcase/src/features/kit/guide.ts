import type { ComponentType } from 'react';

/** The export of a file `<name>.example.tsx`; the build adds its source. */
interface ExampleModule {
  Example: ComponentType;
  source?: string;
}

/** Stacked, side by side, full width, or in a small window. */
type ExampleLayout = 'column' | 'row' | 'bleed' | 'window';

export interface GuideExample {
  title: string;
  Example: ComponentType;
  layout: ExampleLayout;
  /** The example's source, to copy. */
  code: string;
}

/** The documentation of one part of the design system. */
export interface Guide {
  /** Its purpose, and when to use another part. */
  intro: string;
  examples: readonly GuideExample[];
  /** Name and meaning, in a line each. */
  props?: readonly (readonly [name: string, meaning: string])[];
  /** Accessibility: keyboard, name, role. */
  notes: readonly string[];
}

/** An example as a guide shows it. */
export const example = (
  title: string,
  { Example, source = '' }: ExampleModule,
  layout: ExampleLayout = 'column',
): GuideExample => ({ title, Example, layout, code: source });
