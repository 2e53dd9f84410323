import { type ContactKind, paths } from '@shop/shared/contracts';
import { phoneDigits } from '@shop/shared/domain';
import type { Deps } from '../../../platform/deps';

const words: Record<ContactKind, string> = { PHONE: '휴대폰 번호가', EMAIL: '이메일이' };

/** Sends a warning to the former phone. The change remains valid even if the message cannot be sent. */
export async function warnFormerPhone(
  { adapters, config, clock, log }: Deps,
  { memberNo, kind, phone }: { memberNo: number; kind: ContactKind; phone: string },
): Promise<void> {
  try {
    await adapters.messages.send({
      key: `contact:${memberNo}:${kind}:${clock.now().getTime()}`,
      templateCode: 'CONTACT_CHANGED',
      receiver: phoneDigits(phone),
      variables: { contact: words[kind] },
      text: `[온담] 회원 정보의 ${words[kind]} 바뀌었어요. 직접 바꾸지 않았다면 고객센터에 알려 주세요.`,
      url: new URL(paths.myInfo(), config.publicUrl).href,
    });
  } catch (error) {
    // The provider's error may repeat the number.
    const failure = error instanceof Error ? error.name : 'unknown';
    log.warn({ memberNo, failure }, 'the former phone got no warning of a changed contact');
  }
}
