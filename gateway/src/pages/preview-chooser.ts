import type { PreviewedBuild } from '@shop/releases/preview';
import type { PublishedApp } from '@shop/releases/register';
import { escapeHtml } from '@shop/shared/node';
import { timeText } from '../http/time-text';

/** Path that the form of the chooser posts to. */
export const CHANGE_PREVIEW_PATH = '/builds/preview/change';

/** Most builds of one app in the chooser. A link can show older builds too. */
const MAX_BUILDS = 30;

export interface PreviewShown {
  /** The builds of this visitor's preview. */
  previewed: readonly PreviewedBuild[];
  /** The build of each app on this page. */
  running: Readonly<Record<string, string>>;
  published: readonly PublishedApp[];
  /** URL of this page with the token of the same builds. */
  link: string;
  token: string;
  /** Whether this visitor may read the statistics of the builds. */
  hasStatus: boolean;
}

interface Option {
  value: string;
  text: string;
  isChosen: boolean;
}

const optionHtml = ({ value, text, isChosen }: Option): string =>
  `<option value="${value}"${isChosen ? ' selected' : ''}>${escapeHtml(text)}</option>`;

const roleOf = (build: string, { stable, canary }: PublishedApp): string[] => [
  ...(build === stable ? ['배포 중'] : []),
  ...(build === canary?.build ? [`카나리아 ${canary.percent} %`] : []),
];

/** The latest builds, and the chosen one, however old it is. */
function buildsToChoose({ builds }: PublishedApp, chosen: string | undefined) {
  const latest = builds.slice(0, MAX_BUILDS);
  const older = builds.slice(MAX_BUILDS).filter(({ build }) => build === chosen);
  return [...latest, ...older];
}

function rowHtml(published: PublishedApp, { previewed, running, hasStatus }: PreviewShown): string {
  const { app } = published;
  const chosen = previewed.find((one) => one.app === app)?.build;
  const released = {
    value: '',
    text: published.stable ? '배포된 빌드 그대로' : '없음',
    isChosen: chosen === undefined,
  };
  const options = buildsToChoose(published, chosen).map(({ build, publishedAtMs }) => ({
    value: build,
    text: [build, timeText(publishedAtMs).slice(0, -3), ...roleOf(build, published)].join(' · '),
    isChosen: build === chosen,
  }));
  const status = hasStatus
    ? `<a href="/builds/status#${app}" target="_blank" aria-label="${app} 빌드 현황">현황</a>`
    : '';
  const id = `shop-preview-${app}`;
  return `<li class="row${chosen ? ' previewed' : ''}"><label for="${id}">${app}</label><span class="runs">지금 ${running[app] ?? '없음'} ${status}</span><select id="${id}" name="${app}">${[released, ...options].map(optionHtml).join('')}</select></li>`;
}

const copyHtml = ({ link, token }: PreviewShown): string =>
  `<div class="copy"><label for="shop-preview-link">이 조합의 링크</label><input id="shop-preview-link" readonly value="${escapeHtml(link)}" data-token="${token}"><button type="button" hidden>링크 복사</button><output></output></div>`;

/** HTML of the chooser: a list of builds for each app with the current one selected, and a link to this combination. */
export const chooserHtml = (shown: PreviewShown): string =>
  `<div class="panel"><h2>빌드 고르기</h2><p>나에게만 보여요. 고른 빌드가 미리보기가 끝날 때까지 이어져요.</p><form method="post" action="${CHANGE_PREVIEW_PATH}"><ul>${shown.published.map((app) => rowHtml(app, shown)).join('')}</ul><button class="apply">이 빌드로 보기</button></form>${copyHtml(shown)}</div>`;
