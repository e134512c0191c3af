import { dark, motion, settings } from '../core/settings';
import { play } from '../core/sound';
import type { Words } from '../core/words';
import { botName } from '../house/bots';
import { colourOf, type GameClient, type Seat, shapeOf, type Sight, type Stage, type Trial } from './board';
import type { Chair, Seating, Update } from './protocol';
import type { Session } from './session';

/** All that the parts of a table need to show it. */
export interface Scene {
  session: Session;
  seating: Seating;
  client: GameClient;
  words: Words;
  seats: Seat[];
  /** Something is still being played back: how it ends is told afterwards. */
  busy: boolean;
}

export function makeScene(
  session: Session,
  seating: Seating,
  client: GameClient,
  words: Words,
  busy = false,
): Scene {
  const seats = seating.chairs.map((place, seat) => ({
    seat,
    name: nameOf(place.chair, seating.terms.game, words),
    you: seating.yours.includes(seat),
    bot: place.chair.kind === 'bot' || place.takenOver,
    shape: shapeOf(seat),
    colour: colourOf(seat),
  }));
  return { session, seating, client, words, seats: apart(seats), busy };
}

function nameOf(chair: Chair, game: string, words: Words): string {
  if (chair.kind === 'bot') return botName(game, chair.level);
  return chair.kind === 'open' ? words.say('table.open-seat') : chair.name;
}

/** Two who are called alike are told apart by a number. */
function apart(seats: Seat[]): Seat[] {
  return seats.map((seat) => {
    const alike = seats.filter((each) => each.name === seat.name);
    return alike.length > 1 ? { ...seat, name: `${seat.name} ${alike.indexOf(seat) + 1}` } : seat;
  });
}

/** What a board asks of its table. */
export interface Wishes {
  choose(word: string): void;
  why(word: string): Promise<string>;
  try(word: string): Promise<Trial | undefined>;
  tell(text: string): void;
  ping(at: string): void;
}

export function makeStage(scene: Scene, wishes: Wishes): Stage {
  const { session, seating, client, words, seats } = scene;
  return {
    seats,
    game: seating.terms.game,
    options: seating.terms.options,
    words,
    ...wishes,
    sound: (name) => play(name, client.sounds),
    clock: () => session.clock(),
    over: session.update?.result !== undefined && !scene.busy,
    motion: motion(),
    patterns: settings().patterns,
    dark: dark(),
  };
}

/** Somebody else who sits before this screen: a second seat of one's own. */
export const isSecond = ({ seating }: Scene, seat: number): boolean => seating.yours.indexOf(seat) > 0;

// ---- Whose eyes ----------------------------------------------------------------------------------------------------

/** The seats that have to decide; a game may also wait for its clock. */
export function awaited(update: Update | undefined): number[] {
  return (update?.waiting ?? []).filter((each): each is number => typeof each === 'number');
}

/** The seats of ours that have to decide. */
export function toAct(update: Update | undefined, seating: Seating): number[] {
  return seating.yours.filter((seat) => update?.waiting.includes(seat) && !seating.chairs[seat].takenOver);
}

/** The viewer to show: who was shown before, unless another of ours has to decide and this one has not. */
export function viewerOf(update: Update, seating: Seating, shown: string): string {
  const known = update.sights.some((each) => each.viewer === shown);
  const act = toAct(update, seating).map(String);
  if (known && (act.length === 0 || act.includes(shown))) return shown;
  return act[0] ?? update.sights[0]?.viewer ?? '';
}

/** Whether a curtain has to fall between two viewers at one screen: not where both see the same. */
export function parted(a: Sight | undefined, b: Sight | undefined): boolean {
  return a !== undefined && b !== undefined && a.viewer !== b.viewer &&
    JSON.stringify(a.view) !== JSON.stringify(b.view);
}

/**
 * Where everybody has one and the same move, people say that they are ready, and the table makes it (TABLE-27). A clock
 * that runs
 * beside somebody is no seat: who has only one move then makes it.
 */
export function together(update: Update, sight: Sight, seats: number): boolean {
  const all = update.waiting.length === seats && awaited(update).length === seats;
  return seats > 1 && sight.moves.length === 1 && !sight.sample && all;
}
