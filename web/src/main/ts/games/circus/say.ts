/** What can I do now? And what lies there? In a sentence each. */
import { nameOf, type Sight, type Stage, tell, type Told } from '../../table/board';
import { candidates, noteAt, shownAt, tokenAt, type View } from './view';

export function prompt(sight: Sight, stage: Stage): string {
  const view = sight.view as View;
  const words = stage.words;
  if (view.phase === 'over') return words.say(`ending.${view.ending ?? 'draw'}`);
  if (view.phase === 'first-player' || view.phase === 'deal') return words.say('board.dealing');
  if (sight.moves.length === 0) return words.say('board.waiting', { name: nameOf(view.seat, stage) });
  if (view.phase === 'clown-choice') return words.say('board.clowns-choose');
  if (view.actionsLeft > 0) return words.say('board.choose-action', { left: view.actionsLeft });
  if (view.shown.length > 0) return words.say('board.look-then-go-on', { seats: stage.seats.length });
  return words.say('board.spend-or-end');
}

/** A place of the ring for those who hear it. */
export function describe(view: View, position: number, stage: Stage): string {
  const token = tokenAt(view, position);
  const words = stage.words;
  if (!token) return words.say('board.place-empty', { position });
  const name = (artist: string): string => words.say(`artist.${artist}`);
  const sentence = words.say('board.place', { position, artist: name(token.artist) });
  return `${sentence} ${describeBack(view, position, stage, name)}`.trim();
}

function describeBack(view: View, position: number, stage: Stage, name: (artist: string) => string): string {
  const shown = shownAt(view, position);
  if (shown) return stage.words.say('board.back-shown', { artist: name(shown) });
  const note = noteAt(view, position);
  const list = candidates(view, position).map(name).join(', ');
  if (!list) return '';
  if (note && note.how !== 'open') return stage.words.say(`board.back-${note.how}`, { artist: list });
  return stage.words.say('board.back-open', { artists: list });
}

/** A move in words, for a hint. */
export function move(word: string, stage: Stage): string {
  const [verb, ...places] = word.split(' ');
  return stage.words.say(`board.move-${verb}`, places);
}

/** A line of the log. */
export const line = (told: Told, stage: Stage): string => tell(told, stage);
