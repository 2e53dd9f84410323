import { BulletList, Section } from '@shop/shared/ui';

/** 유의사항: the terms of a plan shop. */
export function PlanShopNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <Section title="유의사항">
      <BulletList items={notes} />
    </Section>
  );
}
