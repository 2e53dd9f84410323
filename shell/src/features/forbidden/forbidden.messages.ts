/** Why access is denied. `login` is also used for visitors without a known reason. */
const reasons = ['login', 'owner', 'age', 'link'] as const;
export type ForbiddenReason = (typeof reasons)[number] | 'member';

interface ForbiddenMessage {
  title: string;
  reason: string;
}

const messages: Record<ForbiddenReason, ForbiddenMessage> = {
  login: {
    title: '로그인이 필요한 화면이에요',
    reason: '로그인하면 이어서 볼 수 있어요.',
  },
  owner: {
    title: '다른 회원의 주문은 볼 수 없어요',
    reason: '주문한 회원으로 로그인했는지 확인해 주세요.',
  },
  age: {
    title: '성인만 볼 수 있는 상품이에요',
    reason: '청소년 보호법에 따라 만 19세 미만에게는 보여 드릴 수 없어요.',
  },
  link: {
    title: '안내할 수 없는 제휴 서비스예요',
    reason: '온담과 제휴한 곳의 주소가 아니어서 이동하지 않았어요.',
  },
  member: {
    title: '접근 권한이 없어요',
    reason: '지금 로그인한 회원은 이 화면을 볼 수 없어요.',
  },
};

/**
 * Reads the reason from the query; an unknown reason depends on whether the visitor is logged in.
 */
export function forbiddenReason(value: string | null, isLoggedIn: boolean): ForbiddenReason {
  const matched = reasons.find((reason) => reason === value);
  if (matched && !(matched === 'login' && isLoggedIn)) return matched;
  return isLoggedIn ? 'member' : 'login';
}

export const forbiddenMessage = (reason: ForbiddenReason): ForbiddenMessage => messages[reason];
