import { nativeBridge, presentError } from '@shop/shared/app';
import { Button, Section } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import styles from './all-menu.module.css';

const entries = [
  { name: '챗봇 상담', call: 'openChatBot' },
  { name: '결제 설정', call: 'openPaymentSettings' },
  { name: '교통카드 설정', call: 'openTrafficSettings' },
] as const;
type Entry = (typeof entries)[number];

/** What this version of the app offers; nothing where it offers none of them. */
export function AppEntries() {
  const [offered, setOffered] = useState<readonly Entry[]>([]);
  useEffect(() => {
    let isGone = false;
    void nativeBridge().then((app) => {
      if (!isGone) setOffered(entries.filter(({ call }) => app.has(call)));
    }, presentError);
    return () => {
      isGone = true;
    };
  }, []);
  if (offered.length === 0) return null;
  const open = async ({ call }: Entry) => {
    try {
      const app = await nativeBridge();
      await app.call(call, {});
    } catch (error) {
      presentError(error);
    }
  };
  return (
    <Section title="앱 기능">
      <ul className={styles.entries}>
        {offered.map((entry) => (
          <li key={entry.call}>
            <Button variant="outline" isFull onClick={() => void open(entry)}>
              {entry.name}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
