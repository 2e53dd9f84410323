import type { BuildShare, BuildStats } from '@shop/releases/statistics';
import {
  type AppReport,
  type BuildError,
  type BuildRow,
  browserErrorsOf,
  engines,
  loadBounds,
  renderBounds,
  reportApps,
  vitalBounds,
} from '@shop/releases/statistics';
import { site } from '@shop/shared/contracts';
import type { ClientFailure } from '@shop/shared/node';
import { escapeHtml } from '@shop/shared/node';
import { timeText } from '../http/time-text';
import type { GatewayNote } from './gateway-notes';
import { countCell, failureCell, meanCell } from './status-cells';
import { type Cell, type Table, tableHtml } from './status-table';

const sumOf = (builds: readonly BuildRow[], field: 'documents' | 'views'): number =>
  builds.reduce((sum, build) => sum + build[field], 0);

function redrawCell({ redraws }: BuildRow): Cell {
  const seen = engines.filter((engine) => redraws[engine] > 0);
  return {
    text: seen.reduce((sum, engine) => sum + redraws[engine], 0),
    note: seen.map((engine) => `${engine} ${redraws[engine]}`).join(', ') || undefined,
    isBad: seen.length > 0,
  };
}

function visitTable({ app, builds }: AppReport): Table {
  const [documents, views] = [sumOf(builds, 'documents'), sumOf(builds, 'views')];
  return {
    id: `${app}-visits`,
    caption: '방문과 실패',
    head: [
      ...['빌드', '배정', '문서', '화면', '렌더 실패'],
      ...['오류', '못 불러옴', '다시 그림', '실패한 방문자'],
    ],
    rows: builds.map((one) => [
      { text: one.build },
      { text: `${one.percent} %` },
      countCell(one.documents, documents),
      countCell(one.views, views),
      failureCell(one.renderFailures, one.documents),
      failureCell(one.errors, one.views),
      failureCell(one.loadFailures, one.views),
      redrawCell(one),
      { text: one.failingClients, isBad: one.failingClients > 0 },
    ]),
  };
}

const loadCell = ({ loads }: BuildRow, phase: keyof BuildRow['loads']): Cell => {
  const { waits, cached } = loads[phase];
  const note = cached > 0 ? `캐시 ${cached}` : undefined;
  return meanCell(waits, { bounds: loadBounds, goodAt: 1, note });
};

function speedTable({ app, builds }: AppReport): Table {
  return {
    id: `${app}-speed`,
    caption: '속도',
    head: ['빌드', '서버 렌더', '진입 파일', '코드', '스타일', 'TTFB', 'LCP', 'INP', 'CLS'],
    rows: builds.map((one) => [
      { text: one.build },
      meanCell(one.renders, { bounds: renderBounds, goodAt: 1 }),
      loadCell(one, 'entry'),
      loadCell(one, 'code'),
      loadCell(one, 'style'),
      ...(['ttfbMs', 'lcpMs', 'inpMs'] as const).map((name) =>
        meanCell(one.vitals[name], { bounds: vitalBounds[name], goodAt: 0 }),
      ),
      meanCell(one.vitals.cls, { bounds: vitalBounds.cls, goodAt: 0, digits: 3 }),
    ]),
  };
}

const errorTable = (app: string, errors: readonly BuildError[]): Table => ({
  id: `${app}-errors`,
  caption: '최근 오류',
  head: ['빌드', '오류', '횟수', '마지막', '어디서'],
  rows: errors.map(({ build, place, message, times, lastAtMs, traceId }) => [
    { text: build },
    { text: message, note: traceId && `trace ${traceId}`, isLong: true },
    { text: times },
    { text: timeText(lastAtMs) },
    { text: place === 'server' ? '서버' : '브라우저' },
  ]),
});

const errorsHtml = (app: string, errors: readonly BuildError[]): string =>
  errors.length > 0 ? tableHtml(errorTable(app, errors)) : '<p>최근 오류가 없어요.</p>';

const appHtml = (report: AppReport): string => {
  const { app, owner } = report;
  const team = owner ? `담당 ${escapeHtml(owner)}` : '담당이 적혀 있지 않아요';
  return `<section aria-labelledby="${app}"><h2 id="${app}">${app} <span>${team}</span></h2>${tableHtml(visitTable(report))}${tableHtml(speedTable(report))}${errorsHtml(app, report.errors)}</section>`;
};

const unknownHtml = (errors: readonly BuildError[]): string =>
  errors.length > 0
    ? `<section aria-labelledby="unknown"><h2 id="unknown">앱을 알 수 없는 오류</h2><p>스택에 빌드의 파일이 없어요. 빌드 자리에는 조합 id가 있어요.</p>${tableHtml(errorTable('unknown', errors))}</section>`
    : '';

const gatewayTable = (gateways: readonly GatewayNote[]): Table => ({
  id: 'gateways',
  caption: '게이트웨이가 지금 보내는 빌드',
  head: ['게이트웨이', '리비전', '빌드', '받지 못한 빌드', '확인'],
  rows: gateways.map(({ name, revision, isCopy, served, missing, atMs }) => [
    { text: name },
    {
      text: revision ?? '없음',
      note: isCopy ? '저장소가 답하지 않아 복사본' : undefined,
      isBad: isCopy,
    },
    { text: served.join(', '), isLong: true },
    { text: missing.join(', ') || '없음', isLong: true, isBad: missing.length > 0 },
    { text: timeText(atMs) },
  ]),
});

const gatewaysHtml = (gateways: readonly GatewayNote[]): string =>
  gateways.length > 0
    ? `<section aria-labelledby="gateways-all"><h2 id="gateways-all">게이트웨이</h2>${tableHtml(gatewayTable(gateways))}</section>`
    : '';

export interface StatusReport {
  /** What each gateway of the register serves; none without a register. */
  gateways?: readonly GatewayNote[] | undefined;
  stats: readonly BuildStats[];
  shares: readonly BuildShare[];
  /** Failures of browsers; undefined when the api did not respond. */
  failures: readonly ClientFailure[] | undefined;
  /** When the gateway began to count. */
  sinceMs: number;
}

const legend = [
  ['배정', '릴리스에서 정한 방문자 비율'],
  [
    '문서, 화면',
    '게이트웨이가 보낸 문서와 브라우저가 연 화면. 아래는 그 앱에서 이 빌드가 실제로 받은 몫',
  ],
  ['오류, 못 불러옴', '한 방문자에게서 1분에 한 번만 세요. 아래는 화면에 대한 비율'],
  [
    '다시 그림',
    '브라우저가 고친 문서가 서버의 것과 달라 React가 일부를 다시 그린 문서. 한 방문자에게서 1분에 한 번만 세요. 아래는 브라우저 엔진',
  ],
  ['서버 렌더', '데이터를 포함해 문서를 그린 시간. 메모리에서 보낸 문서는 빼요'],
  [
    '진입 파일, 코드, 스타일',
    '탭이 네트워크에서 기다린 시간. 브라우저 캐시에서 온 파일은 따로 세요',
  ],
  ['속도 아래 줄', '위는 평균, 아래는 그 값(ms) 안에 든 몫'],
  [
    '최근 오류',
    '빌드마다 20가지까지. 서버 오류는 이 게이트웨이의 것, 브라우저 오류는 30일 동안 모은 것',
  ],
] as const;

const legendHtml = `<details><summary>값 읽는 법</summary><dl>${legend.map(([term, text]) => `<dt>${term}</dt><dd>${text}</dd>`).join('')}</dl></details>`;

/**
 * What visitors experience with each build, for teams and testers.
 * @param styles CSS, first the shop's with its tokens
 */
export function statusPage(
  { gateways = [], stats, shares, failures, sinceMs }: StatusReport,
  styles: readonly string[],
): string {
  const reports = reportApps(stats, shares, failures ?? []);
  const notice = failures
    ? ''
    : '<p class="notice">api가 답하지 않아 브라우저의 오류는 빠져 있어요.</p>';
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>빌드 현황 | ${site.name}</title>${styles.map((css) => `<style>${css}</style>`).join('')}<main><h1>빌드 현황</h1><p>이 게이트웨이가 ${timeText(sinceMs)}부터 센 값이에요.</p>${gatewaysHtml(gateways)}${legendHtml}${notice}${reports.map(appHtml).join('')}${unknownHtml(browserErrorsOf(failures ?? [], ''))}</main></html>`;
}
