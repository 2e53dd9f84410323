import type { SizeGuide as Guide } from '@shop/shared/contracts';
import { type Body, bodyNames } from '@shop/shared/domain';
import { SelectButtons } from '@shop/shared/ui';
import { useState } from 'react';
import { type BodyProfile, bodyProfiles, emptyProfile } from './body-profile';
import { bodies } from './size-charts';
import { SizeForm } from './size-form';
import styles from './size-guide.module.css';
import { SizeTable } from './size-table';
import { type Suggestion, suggestSize } from './suggest-size';
import type { MemberSizes } from './use-member-sizes';

export interface SizeGuideProps {
  /** The chart of the goods, shown first. */
  guide: Guide;
  /** The sizes that the goods are sold in. */
  sizes?: readonly string[];
  /** Of a member: keeps the measures at the shop too. */
  member?: Pick<MemberSizes, 'save' | 'clear'>;
}

/** The size chart of goods in cm, those of other bodies, and the size that fits the shopper. */
export function SizeGuide({ guide, sizes = [], member = {} }: SizeGuideProps) {
  const { wear } = guide;
  const [body, setBody] = useState<Body>(guide.body);
  const [profile, setProfile] = useState(() => bodyProfiles.get(guide.body));
  /** A cleared form starts anew. */
  const [formNo, setFormNo] = useState(0);
  const suggestion = suggestSize(body, wear, profile);

  const show = (next: Body) => {
    setBody(next);
    setProfile(bodyProfiles.get(next));
  };
  const save = (next: BodyProfile) => {
    bodyProfiles.set(body, next);
    member.save?.(body, next);
    setProfile(next);
  };
  const clear = () => {
    bodyProfiles.clear();
    member.clear?.();
    setProfile(emptyProfile);
    setFormNo((no) => no + 1);
  };
  return (
    <div className={styles.guide}>
      <SelectButtons
        label="누가 입나요?"
        isLabelHidden
        columns={4}
        options={bodies.map((value) => ({ value, text: bodyNames[value] }))}
        value={body}
        onChange={show}
      />
      <SizeForm
        key={`${body}${formNo}`}
        wear={wear}
        profile={profile}
        isMember={Boolean(member.save)}
        onSave={save}
        onClear={clear}
      />
      <p role="status" className={styles.suggestion}>
        {suggestion && <SuggestionText suggestion={suggestion} sizes={sizes} />}
      </p>
      <SizeTable
        body={body}
        wear={wear}
        mine={suggestion?.kind === 'size' ? suggestion.size : undefined}
      />
      <ul className={styles.notes}>
        <li>
          {wear === 'SHOES'
            ? '발 길이는 뒤꿈치부터 가장 긴 발가락 끝까지 잰 길이예요.'
            : '몸의 치수예요. 상품의 실제 치수는 상품정보의 표를 확인해 주세요.'}
        </li>
        <li>브랜드와 디자인에 따라 차이가 있을 수 있어요.</li>
      </ul>
    </div>
  );
}

interface SuggestionTextProps {
  suggestion: Suggestion;
  sizes: readonly string[];
}

function SuggestionText({ suggestion, sizes }: SuggestionTextProps) {
  if (suggestion.kind === 'above')
    return '이 표보다 큰 사이즈가 필요해요. 판매자에게 문의해 주세요.';
  if (suggestion.kind === 'below')
    return '이 표보다 작은 사이즈가 필요해요. 다른 표도 확인해 주세요.';
  const { size } = suggestion;
  return (
    <>
      추천 사이즈 <strong>{size}</strong>
      {sizes.length > 0 && !sizes.includes(size) && ' · 이 상품에는 없는 사이즈예요'}
    </>
  );
}
