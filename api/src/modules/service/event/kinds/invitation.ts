import { z } from 'zod';
import { refused } from '../../../../platform/errors';
import { assertMayTryCode, recordWrongCode } from '../../../benefit/code';
import { codeOfMember, memberOfCode } from '../../../benefit/recommendation';
import { countInvited, isActiveMember, lockMember } from '../entry.repository';
import type { EventKindRule } from './kind';

const config = z.object({ maxInvited: z.number().int().positive() });

/** 친구초대: a member enters with a friend's recommendation code, and both get the prizes. */
export const invitation: EventKindRule<z.infer<typeof config>> = {
  kind: 'INVITATION',
  config,
  judge: async ({ tx, deps, memberNo, body: { code }, now }) => {
    if (code === undefined) throw refused('EVENT_ANSWER', '추천코드를 입력해 주세요.');
    await assertMayTryCode(tx, memberNo, now);
    const inviterNo = memberOfCode(deps.secrets, code);
    if (inviterNo === memberNo)
      throw refused(
        'EVENT_CODE_OWN',
        '내 추천코드는 입력할 수 없어요. 친구의 코드를 입력해 주세요.',
      );
    // Friends who enter at the same moment are counted one after another. Locked before their entries refer to it.
    if (inviterNo !== null) await lockMember(tx, inviterNo);
    if (inviterNo === null || !(await isActiveMember(tx, inviterNo))) {
      await recordWrongCode(tx, memberNo, now);
      return refused('EVENT_CODE', '없는 추천코드예요. 친구에게 다시 확인해 주세요.');
    }
    return { inviterNo, isStep: true };
  },
  board: async ({ db, deps, event, config: { maxInvited }, memberNo }) => ({
    kind: 'INVITATION',
    code: memberNo === undefined ? null : codeOfMember(deps.secrets, memberNo),
    invited: memberNo === undefined ? 0 : await countInvited(db, event.eventNo, memberNo),
    maxInvited,
  }),
};
