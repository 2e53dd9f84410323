import {
  dialog,
  errorMessage,
  requireLogin,
  useCallMutation,
  useDevice,
  useLocation,
  useQueryClient,
  useResumeIntent,
  useSession,
} from '@shop/shared/app';
import { type CallReply, type EventDetail, eventCalls } from '@shop/shared/contracts';
import { useState } from 'react';

import { closedText } from './event-words';
import { writeEvent } from './write-event';

/** What an entry sends besides the consent. */
export interface EntryBody {
  choice?: number;
  text?: string;
  code?: string;
}

/** The entry of the shown event, as its board uses it. */
export interface Play {
  /** Enters; a visitor signs in first, and the entry is made on return. */
  enter: (body?: EntryBody) => void;
  isBusy: boolean;
  /** The newest result. */
  result: CallReply<typeof eventCalls.play> | undefined;
  /** Why the newest entry was refused. */
  error: string | undefined;
  /** Why no entry can be made now. */
  closed: string | undefined;
}

const INTENT = 'event.play';

interface Intended {
  eventNo: number;
  isConsented: boolean;
  body: EntryBody;
}

/** @param isConsented the box of the event's consent */
export function usePlay(event: EventDetail, isConsented: boolean): Play {
  const { eventNo, isAppOnly, consent } = event;
  const { isLoggedIn } = useSession();
  const { isInApp } = useDevice();
  const location = useLocation();
  const client = useQueryClient();
  const [missing, setMissing] = useState<string>();
  const play = useCallMutation(eventCalls.play, {
    onSuccess: ({ detail }) => writeEvent(client, detail),
  });

  const send = (body: EntryBody, consented: boolean) =>
    play.mutate({ params: { eventNo }, body: { ...body, isConsented: consented } });

  useResumeIntent<Intended>(INTENT, (intended) => {
    if (intended.eventNo === eventNo) send(intended.body, intended.isConsented);
  });

  const enter = (body: EntryBody = {}) => {
    if (isAppOnly && !isInApp)
      return void dialog.alert({ content: 'PC에서는 제공하지 않는 기능입니다' });
    setMissing(undefined);
    if (consent !== null && !isConsented) return setMissing('이벤트 참여에 동의해 주세요.');
    if (isLoggedIn) return send(body, isConsented);
    const data: Intended = { eventNo, isConsented, body };
    requireLogin({ kind: INTENT, data, returnTo: location.pathname + location.search });
  };

  return {
    enter,
    isBusy: play.isPending,
    result: play.data,
    error: missing ?? (play.error ? errorMessage(play.error) : undefined),
    closed: closedText(event),
  };
}
