import type { EventSeed } from './event-seeds';

/** Key of the picture of an event, drawn in the shape in which its card and its page show it. */
export const eventPictureKey = ({ palette, picture }: EventSeed, at: number): string =>
  `b/card-${palette}-${at * 7}-${picture.join('.')}`;
