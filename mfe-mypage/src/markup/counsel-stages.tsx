import type { ComponentType } from 'react';
import { MyLayout } from '../features/my-menu/my-layout';
import { Thread } from '../pages/counsel/thread';
import { answeredCounsel, waitingCounsel } from './fixtures/counsels';

const threadOf = (counselNo: number) => () => (
  <MyLayout title="1:1 문의 내역">
    <Thread counselNo={counselNo} />
  </MyLayout>
);

/** One enquiry: a page of the list's URL with a number. */
export const counselStages: Partial<Record<string, ComponentType>> = {
  'counsel-waiting': threadOf(waitingCounsel.counselNo),
  'counsel-completed': threadOf(answeredCounsel.counselNo),
};
