export const remoteNames = ['display', 'goods', 'order', 'mypage', 'cs'] as const;
export type RemoteName = (typeof remoteNames)[number];
