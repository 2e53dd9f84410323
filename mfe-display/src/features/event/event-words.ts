import type { EventCard, EventDetail } from '@shop/shared/contracts';
import { koreanDay } from '../day/korean-day';

export const stateWords: Record<EventCard['state'], string> = {
  COMING: '예정',
  OPEN: '진행중',
  DRAWING: '당첨자 발표 전',
  ENDED: '종료',
};

/** Why the member cannot enter now; undefined when they can. */
export function closedText(event: EventDetail): string | undefined {
  if (event.state === 'COMING') return `${koreanDay(event.startsAt)}에 시작해요`;
  if (event.state !== 'OPEN') return '종료된 이벤트예요';
  if (event.leftInAll === 0) return '참여 완료';
  if (event.leftToday === 0) return '오늘 참여 완료';
  return undefined;
}

/** "오늘 2번 참여할 수 있어요"; undefined without a limit or when none is left. */
export function leftText({ leftToday, leftInAll }: EventDetail): string | undefined {
  const lefts = [leftToday, leftInAll].filter((left) => left !== null);
  const left = Math.min(...lefts);
  if (lefts.length === 0 || left === 0) return undefined;
  return leftToday === left ? `오늘 ${left}번 참여할 수 있어요` : `${left}번 참여할 수 있어요`;
}
