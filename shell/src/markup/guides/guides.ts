import type { GuideId } from '../guide-list';
import type { Guide } from '../kit/guide';
import { button } from './button/button.guide';

/** Every guide by its id. */
export const guides: Record<GuideId, Guide> = { button };
