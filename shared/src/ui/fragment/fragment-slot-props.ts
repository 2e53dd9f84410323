import type { FragmentUse } from '@shop/shared/app';

export interface FragmentSlotProps {
  /** The same value that the route's `load` names, where the server renders it. */
  fragment: FragmentUse;
  /**
   * A class with the `min-height` of what is drawn. It stays, so that what is lower than that with the font
   * of a device moves nothing when it comes.
   */
  className?: string | undefined;
  /** What could not be loaded, in a sentence. Absent: the place may be empty, and is until it is drawn. */
  failedText?: string;
}

/** One use of a fragment in a slot. */
export interface FragmentDrawing {
  slot: FragmentSlotProps;
  useKey: string;
  isFromServer: boolean;
}
