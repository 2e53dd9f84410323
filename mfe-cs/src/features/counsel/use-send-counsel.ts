import { toast, useCallMutation, useNavigate, useQueryClient } from '@shop/shared/app';
import { counselCalls, paths } from '@shop/shared/contracts';
import { invalidateCounsels } from './counsel.queries';
import { counselDraft } from './counsel-draft';
import { type CounselValues, counselBody } from './counsel-form.rules';

/** Sends an enquiry, and shows those of the member. */
export function useSendCounsel() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const ask = useCallMutation(counselCalls.ask);
  return async (values: CounselValues, fileNos: readonly string[]): Promise<void> => {
    await ask.mutateAsync({ body: counselBody(values, fileNos) });
    counselDraft.remove();
    invalidateCounsels(client);
    toast('문의를 접수했어요. 답변을 드리면 알림을 보낼게요');
    void navigate(paths.counsels(), { replace: true });
  };
}
