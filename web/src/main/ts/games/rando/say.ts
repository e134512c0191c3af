import { Verbatim } from '../../core/words';
import { type Sight, type Stage, tell, type Telling, type Told } from '../../table/board';
import { seatOf } from '../../board/state';
import type { Rando } from './spots';
import {
  type Card,
  type Direction,
  type Figures,
  type Hiker,
  nextOf,
  obstacleOf,
  OBSTACLES,
  type RandoView,
  type TileSeen,
  type Token,
} from './view';

type Args = Record<string, unknown>;

/** What can I do now? One sentence. */
export function prompt(sight: Sight, stage: Stage): string {
  const view = sight.view as RandoView;
  const me = Math.max(0, seatOf(sight.viewer));
  const say = (key: string, args: Args = {}) => stage.words.say(`prompt.${key}`, args);
  if (view.stage === 'over') return say('over');
  if (sight.moves.length === 0) {
    if (view.stage === 'give') return say('wait.give');
    return say('wait', { name: new Verbatim(stage.seats[view.seat]?.name ?? ''), doing: say(`doing.${view.stage}`) });
  }
  const left = view.times - view.done;
  const args = {
    hiker: `colour.${view.hiker || view.top || 'red'}`,
    stretch: view.stretch + 1,
    stretches: view.stretches,
    left,
    most: view.handLimit,
    loss: loss(view, sight.figures),
  };
  const key = view.stage === 'reorder' && view.done > 0
    ? 'reorder.more'
    : view.stage === 'turn-tile' && view.part === 'card'
    ? 'turn-tile.card'
    : view.stage;
  return view.seats[me].hand.length && view.stage === 'play-card' ? say('play-card', args) : say(key, args);
}

/** What the space of this round costs those who do not want its other half. */
const loss = (view: RandoView, figures: Figures | undefined): number =>
  (view.track[Math.max(0, view.round - 1)] === 'give' ? figures?.giveLoss : figures?.lowerLoss) ?? 0;

/** Of a meeting the other one is a hiker, of an exchange a marker. Set-up is not worth a line each. */
const TELLING: Telling = {
  kinds: {
    hiker: 'colour',
    action: 'tile',
    except: 'tile',
    kind: 'card-kind',
    one: 'obstacle',
    other: 'obstacle',
    'hiker-met.other': 'colour',
  },
  silent: ['token-placed', 'hiker-placed', 'marker-placed', 'top-shown', 'gift-chosen'],
};

/** Who meets something right beside goes nowhere; what was met has a line of its own. */
const stays = (told: Told): boolean => told.event === 'hiker-walked' && told.from === told.to;

/** A line of the log. */
export const line = (told: Told, stage: Stage): string => (stays(told) ? '' : tell(told, stage, TELLING));

/** A move in words, as a hint says it. */
export function move(word: string, stage: Stage): string {
  const [verb, first, second] = word.split(' ');
  const say = (args: Args = {}) => stage.words.say(`move.${verb}`, args);
  switch (verb) {
    case 'go':
      return say({ direction: `direction.${first}` });
    case 'lower':
      return say({ tile: `tile.${second}`, name: new Verbatim(stage.seats[Number(first)]?.name ?? first) });
    case 'swap':
      return say({ one: Number(first), other: Number(second) });
    case 'play':
    case 'discard':
    case 'give':
      return say({ number: Number(first) });
    case 'flip':
      return say({ at: first });
    case 'pass':
    case 'pay':
      return say();
    default:
      return say({ tile: `tile.${first}` });
  }
}

// ---- Every thing on the board: for the caption, and for those who listen instead of looking
// ---------------------------

const words = (board: Rando, key: string, args: Args = {}): string => board.stage.words.say(`board.${key}`, args);

export const seatName = (board: Rando, seat: number): string => board.stage.seats[seat]?.name ?? String(seat + 1);

/** Said as it was typed. */
const person = (board: Rando, seat: number): Verbatim => new Verbatim(seatName(board, seat));

export function track(board: Rando): string {
  const { round, track: spaces } = board.view;
  const space = spaces[Math.max(0, round - 1)];
  return `${words(board, 'track', { round, rounds: spaces.length, space: `space.${space}` })} ${
    words(board, `space.${space}`, { loss: loss(board.view, board.figures) })
  }`;
}

export function pile(board: Rando): string {
  const { view } = board;
  const discarded = view.discard.reduce((sum, of) => sum + of.kinds.reduce((a, b) => a + b, 0), 0);
  const next = nextOf(board);
  const top = next ? words(board, 'pile.top', { colour: `colour.${next}` }) : '';
  return `${words(board, 'pile', { count: view.pile })} ${top} ${words(board, 'pile.discard', { count: discarded })}`;
}

export function token(board: Rando, seen: Token): string {
  const args = {
    at: seen.at,
    colour: `colour.${seen.colour}`,
    value: seen.value,
    obstacle: `obstacle.${obstacleOf(seen.colour)}`,
  };
  return words(board, `token.${seen.side}`, args);
}

export const hiker = (board: Rando, seen: Hiker): string =>
  words(board, 'hiker', { at: seen.at, colour: `colour.${seen.colour}` });

/** What a stretch would bring, as the server would tell it: "north to d2: scores 4 points". */
export function way(board: Rando, direction: Direction): string {
  const word = `go ${direction}`;
  const told = board.legal.has(word) ? board.tried(word)?.told : undefined;
  const walked = told?.find((each) => each.event === 'hiker-walked');
  if (!told || !walked) return words(board, 'way.first', { direction: `direction.${direction}` });
  const key = walked.to === walked.from ? 'way.stays' : 'way';
  return words(board, key, {
    direction: `direction.${direction}`,
    to: walked.to,
    meeting: meeting(board, told.slice(told.indexOf(walked) + 1)),
  });
}

/** What a hiker meets at the end of a stretch; a push leads to the next one. */
function meeting(board: Rando, told: Told[]): string {
  const [met, ...then] = told;
  if (met?.event === 'border-met') return words(board, 'way.border');
  if (met?.event === 'value-scored') {
    return `${words(board, 'way.value', { points: met.points })}${times(board, met.times)}`;
  }
  if (met?.event === 'scale-climbed') {
    return words(board, 'way.obstacle', { steps: met.steps, obstacle: `obstacle.${met.obstacle}` });
  }
  if (met?.event !== 'hiker-met') return '';
  const pushed = then[0]?.event === 'hiker-walked';
  return pushed
    ? words(board, 'way.push', { colour: `colour.${met.other}`, then: meeting(board, then.slice(1)) })
    : words(board, 'way.stop');
}

const times = (
  board: Rando,
  count: number,
): string => (count > 1 ? ` ${words(board, 'way.times', { times: count })}` : '');

/** A row of the scales: its weight now, and what each player's level is worth. */
export function scale(board: Rando, index: number): string {
  const { view } = board;
  const { obstacle, weight } = view.markers[index];
  const kind = OBSTACLES.indexOf(obstacle);
  const { worth } = board.figures as Figures;
  const all = view.seats.map((seat, i) =>
    words(board, 'scale.seat', { name: person(board, i), level: seat.levels[kind], points: worth?.[i]?.[kind] ?? '–' })
  );
  return `${words(board, 'scale', { rank: index + 1, obstacle: `obstacle.${obstacle}`, weight })} ${all.join(', ')}`;
}

/** What exchanging two markers would mean to each player, in points now. */
export function swap(board: Rando, one: number, other: number, word: string): string {
  const { view } = board;
  const [a, b] = [view.markers[one - 1], view.markers[other - 1]];
  const exchanged = words(board, 'swap', { one: `obstacle.${a.obstacle}`, other: `obstacle.${b.obstacle}` });
  const then = board.tried(word)?.view as RandoView | undefined;
  if (!then) return exchanged;
  const gains = view.seats.map((seat, i) =>
    words(board, 'swap.seat', { name: person(board, i), gain: signed(then.seats[i].total - seat.total) })
  );
  return `${exchanged} ${gains.join(', ')}`;
}

const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0');

export function tile(board: Rando, seen: TileSeen): string {
  const range = board.view.ranges.find((r) => r.tile === seen.tile);
  const args = { tile: `tile.${seen.tile}`, times: seen.multiplier, most: range?.most ?? 0 };
  const own = seen.state !== 'active' ? `tile.${seen.state}` : seen.tile === 'joker' ? 'tile.joker' : 'tile.active';
  const key = board.mode.joker && seen.tile !== 'joker' ? 'tile.lent' : own;
  return `${words(board, key, args)} ${
    words(board, `help.${seen.tile}`, {
      colour: board.view.top ? `colour.${board.view.top}` : '',
      stretches: board.view.stretches,
      most: board.view.handLimit,
    })
  }`;
}

export function rivalTile(board: Rando, seat: number, seen: TileSeen): string {
  const key = seen.state !== 'active' ? `rival.${seen.state}` : seen.tile === 'joker' ? 'rival.joker' : 'rival.active';
  return words(board, key, { name: person(board, seat), tile: `tile.${seen.tile}`, times: seen.multiplier });
}

export function card(board: Rando, seen: Card): string {
  const colour = `colour.${seen.colour}`;
  if (seen.kind === 'hidden') return words(board, 'card.hidden', { colour });
  return `${words(board, 'card', { colour, kind: `card-kind.${seen.kind}` })} ${
    words(board, `card.${seen.kind}`, { colour })
  }`;
}

export const button = (board: Rando, word: string): string =>
  words(board, word === 'pass' && ['reorder', 'hike'].includes(board.view.stage) ? 'button.enough' : `button.${word}`, {
    loss: loss(board.view, board.figures),
  });
