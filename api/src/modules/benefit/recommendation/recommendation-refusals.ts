import { type AppError, refused } from '../../../platform/errors';

export const codeEnded = (): AppError =>
  refused('RECOMMENDATION_ENDED', '지금은 쓸 수 없는 추천코드예요. 추천코드를 지워 주세요.');

export const wrongCode = (): AppError =>
  refused('RECOMMENDATION_CODE', '추천코드를 다시 확인해 주세요.');
