import { type PageModule, useApp, useLocation, useSearchParams } from '@shop/shared/app';
import { ChipGroup, ChipLink } from '@shop/shared/ui';
import type { ComponentType } from 'react';
import { stateWord } from './list-codes';
import { MarkupStage } from './markup-stage';
import styles from './sample-stage.module.css';
import type { CodeScene, StageScenes } from './stage-routes';

interface SampleState {
  word: string;
  scene: CodeScene;
}

const isSkeleton = (code: string): boolean => code.startsWith('skeleton-');

/** A page over the fixed responses of the state in `?state=`, below links to all its states. */
export async function sampleStage(
  loadPage: () => Promise<PageModule>,
  loadScenes: () => Promise<StageScenes>,
  codes: readonly string[],
  title: string,
): Promise<PageModule> {
  const [{ Page }, { sceneOf }] = await Promise.all([loadPage(), loadScenes()]);
  const states = codes
    .filter((code) => !isSkeleton(code))
    .map((code): SampleState => ({ word: stateWord(code), scene: sceneOf(code) }));
  return {
    Page: () => <SamplePage Page={Page} states={states} />,
    meta: () => ({ title, robots: 'noindex' }),
  };
}

interface SamplePageProps {
  Page: ComponentType;
  states: readonly SampleState[];
}

function SamplePage({ Page, states }: SamplePageProps) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const { loadFragment } = useApp();
  const current = states.find(({ word }) => word === search.get('state')) ?? states[0];
  if (!current) return null;
  const { Page: Shown = Page, ...scene } = current.scene;
  return (
    <>
      <nav aria-label="예시 상태" className={styles.states}>
        <ChipGroup label="상태">
          {states.map(({ word }) => (
            <ChipLink
              key={word}
              to={`${pathname}?state=${word}`}
              replace
              isCurrent={word === current.word}
            >
              {word}
            </ChipLink>
          ))}
        </ChipGroup>
      </nav>
      <MarkupStage key={current.word} {...scene} loadFragment={loadFragment}>
        <Shown />
      </MarkupStage>
    </>
  );
}
