import type { OpenGift } from '@shop/shared/contracts';
import { dottedDateTime } from '@shop/shared/domain';
import { lazy, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';
import { ThanksQuote } from '../../features/gift/thanks-quote';

const Waiting = () => (
  <SkeletonGroup>
    <TextSkeleton lines={4} />
  </SkeletonGroup>
);

const form = lazy(
  () =>
    import(/* webpackChunkName: "thanks-form" */ './thanks-form').then(
      ({ ThanksForm }) => ThanksForm,
    ),
  Waiting,
);

/** 감사 인사, which can be sent once. */
export function GiftThanks({ gift, token }: { gift: OpenGift; token: string }) {
  const { thanks } = gift;
  if (!thanks) return <form.Component gift={gift} token={token} />;
  return <ThanksQuote thanks={thanks} by={`${dottedDateTime(thanks.at)} 보냄`} />;
}
