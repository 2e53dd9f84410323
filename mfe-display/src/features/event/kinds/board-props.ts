import type { EventBoard, EventDetail } from '@shop/shared/contracts';
import type { EventKind } from '@shop/shared/domain';
import type { Play } from '../use-play';

/** What the board of a kind gets. */
export interface BoardProps<K extends EventKind> {
  event: EventDetail;
  board: Extract<EventBoard, { kind: K }>;
  play: Play;
}
