import { paths } from '@shop/shared/contracts';
import { phoneDigits } from '@shop/shared/domain';
import type { z } from 'zod';
import type { Deps } from '../../../platform/deps';
import type { contactChanged } from './profile.events';

const words = { PHONE: '휴대폰 번호', EMAIL: '이메일' } as const;

/** Warns the phone of before, so that nobody changes a contact unseen. A provider that fails is asked again. */
export async function tellFormerPhone(
  { adapters, secrets, config }: Deps,
  { memberNo, kind, phoneEnc, at }: z.output<typeof contactChanged.payload>,
): Promise<void> {
  await adapters.messages.send({
    key: `contact:${memberNo}:${at}`,
    templateCode: 'CONTACT_CHANGED',
    receiver: phoneDigits(secrets.open(phoneEnc)),
    variables: { contact: words[kind] },
    text: `[온담] 회원 정보의 ${words[kind]} 정보가 바뀌었어요. 직접 바꾸지 않았다면 고객센터에 알려 주세요.`,
    url: new URL(paths.myInfo(), config.publicUrl).href,
  });
}
