import type { HeaderOptions, LayoutName } from '@shop/shared/app';
import { resolveFrameParts } from '@shop/shared/app/frame';
import { InfoTable } from '@shop/shared/ui';

interface Case {
  name: string;
  layout: LayoutName;
  header: HeaderOptions;
}

const shopCases: readonly Case[] = [
  { name: 'default · main', layout: 'default', header: { kind: 'main' } },
  { name: 'default · sub', layout: 'default', header: { kind: 'sub' } },
  { name: 'default-full · main', layout: 'default-full', header: { kind: 'main' } },
  { name: 'header-only · main', layout: 'header-only', header: { kind: 'main' } },
  { name: 'header-only · sub', layout: 'header-only', header: { kind: 'sub' } },
  { name: 'blank', layout: 'blank', header: {} },
];

/** The frame around the page, computed by the frame's own rules. */
function partsOf({ layout, header }: Case, isInApp: boolean): string {
  const look = { title: '', isBlankOnPhone: false, layout, header };
  const parts = resolveFrameParts(look, isInApp);
  const isSub = header.kind === 'sub';
  const own = [
    parts.hasHeader && (isSub ? '제목 머리' : parts.hasTopRow ? '큰 머리' : '메뉴 줄'),
    parts.hasFooter && '꼬리',
    parts.hasTabBar && '하단 탭',
  ].filter(Boolean);
  const ofApp = [
    parts.app.showHeader === 'Y' && '앱의 머리',
    parts.app.showFooter === 'Y' && '앱의 하단 탭',
  ].filter(Boolean);
  return [...own, ...(isInApp ? ofApp : [])].join(' · ') || '없음';
}

/** The four layouts of shop pages; the reference's own two frame this page. */
export function FrameTable({ caption, isInApp }: { caption: string; isInApp: boolean }) {
  return (
    <InfoTable
      caption={caption}
      rows={shopCases.map((one) => ({ key: one.name, value: partsOf(one, isInApp) }))}
    />
  );
}
