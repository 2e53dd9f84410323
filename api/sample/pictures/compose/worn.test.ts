import { legwearWith } from '../parts/person/wearer';
import { CHIN_Y, personScenes } from './worn';

const scenes = personScenes.flatMap((scene, take) => (scene ? [{ take, ...scene }] : []));

it.each(scenes)('shows no face in photo $take', ({ pose, upper, lower }) => {
  const isCroppedBelowChin = upper[0] >= CHIN_Y && lower[0] >= CHIN_Y;
  expect(pose === 'phone' || isCroppedBelowChin).toBe(true);
});

it('has photos of the clothes alone as well', () => {
  expect(personScenes.length - scenes.length).toBeGreaterThanOrEqual(3);
});

describe('legwear', () => {
  const worn = (archetype: string, isMan = false) =>
    new Set(Array.from({ length: 60 }, (_, at) => legwearWith(archetype, isMan, [archetype, at])));

  it.each(['coat', 'puffer', 'knit', 'cardigan'])(
    'with a %s is trousers or tights',
    (archetype) => {
      expect(worn(archetype)).toEqual(new Set(['trousers', 'tights']));
    },
  );

  it('with a dress or a skirt is tights or nothing', () => {
    for (const archetype of ['dress', 'skirt'])
      expect(worn(archetype)).toEqual(new Set(['tights', 'bare']));
  });

  it('of men is trousers', () => {
    expect(worn('coat', true)).toEqual(new Set(['trousers']));
  });
});
