/** The story of a match: how many animals could reach the Boat, and when the waves came. */
import type { Plot, Sight, Stage } from '../../table/board';
import type { View } from './view';

export function story(sights: Sight[], stage: Stage): Plot {
  const marks = sights.flatMap((sight, at) =>
    sight.lines
      .flatMap((line) => line.told)
      .filter((told) => told.event === 'wave')
      .map((told) => ({ at, text: stage.words.say('board.wave-mark', { white: told.white, black: told.black }) }))
  );
  return {
    label: 'board.joined-animals',
    lines: [{ seat: -1, points: sights.map((sight) => (sight.view as View).joined?.length ?? 0) }],
    marks,
  };
}
