import { ApiError } from '@shop/shared/app';
import { Pressed } from '@shop/shared/markup';
import { PageFrame } from '@shop/shared/ui';
import { RecommendationSheet } from '../features/sheet/recommendation-sheet';

const UNPROCESSABLE = 422;
const nothing = () => {};

/** The recommendation code after 등록 was refused. */
export const refusedCode = ({ typed, code, reason }: Record<'typed' | 'code' | 'reason', string>) =>
  function RefusedCode() {
    return (
      <PageFrame title="주문/결제">
        <Pressed name="등록">
          <RecommendationSheet
            open
            onClose={nothing}
            recommendation={{ code: null, coinWon: 2_000 }}
            typed={typed}
            onGive={() => Promise.reject(new ApiError(UNPROCESSABLE, code, reason))}
          />
        </Pressed>
      </PageFrame>
    );
  };
