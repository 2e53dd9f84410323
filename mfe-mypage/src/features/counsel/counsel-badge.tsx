import { type CounselState, counselStates } from '@shop/shared/domain';
import { Badge, type BadgeProps } from '@shop/shared/ui';

const tones: Record<CounselState, BadgeProps['tone']> = {
  RECEIVED: 'outline',
  WORKING: 'accent',
  ANSWERED: 'good',
};

export const CounselBadge = ({ state }: { state: CounselState }) => (
  <Badge tone={tones[state]}>{counselStates[state]}</Badge>
);
