/** The story of a match: the posters of each side, move by move. */
import type { Plot, Sight, Stage } from '../../table/board';
import type { Artist, Figures, View } from './view';

export function story(sights: Sight[], stage: Stage): Plot {
  const views = sights.map((sight) => sight.view as View);
  const { sides = [] } = (sights.at(-1)?.figures ?? {}) as Figures;
  const marks = sights.flatMap((sight, at) =>
    sight.lines
      .flatMap((line) => line.told)
      .filter((told) => told.event === 'poster-won' || told.event === 'five-clowns')
      .map((told) => ({ at, text: stage.words.say(`artist.${told.artist as Artist}`) }))
  );
  return {
    label: 'board.posters',
    lines: [...new Set(sides)].map((side) => ({
      seat: side,
      points: views.map((view) => view.sides[side]?.posters.length ?? 0),
    })),
    marks,
  };
}
