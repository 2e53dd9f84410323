import type { SizeGuide as Guide } from '@shop/shared/contracts';
import { PageFrame } from '@shop/shared/ui';
import type { ComponentType } from 'react';
import { SizeGuide } from '../features/size-guide/size-guide';

/** The content of 사이즈 가이드 without its sheet. */
const guidePage = (body: Guide['body'], wear: Guide['wear']) => () => (
  <PageFrame title="사이즈 가이드">
    <SizeGuide guide={{ body, wear }} />
  </PageFrame>
);

/** By state word. */
export const sizeGuides: Readonly<Record<string, ComponentType>> = {
  'sizeguide-male': guidePage('MALE', 'SHOES'),
  'sizeguide-female': guidePage('FEMALE', 'CLOTHES'),
  'sizeguide-child': guidePage('CHILD', 'CLOTHES'),
  'sizeguide-infant': guidePage('INFANT', 'CLOTHES'),
};
