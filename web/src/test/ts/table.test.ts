import type { BoardElement, Lesson as Plan, Line, Sight } from '../../main/ts/table/board';
import { LessonGuide } from '../../main/ts/table/lesson';
import type { Chair, Seating, Update } from '../../main/ts/table/protocol';
import { goneBy } from '../../main/ts/table/board-area';
import { Projector } from '../../main/ts/table/projector';
import { parted, type Scene, toAct, together, viewerOf } from '../../main/ts/table/scene';
import { what } from '../../main/ts/table/seats';
import { Side } from '../../main/ts/table/side';
import { time } from '../../main/ts/table/time';
import { equal, test } from './test';

function sight(viewer: string, view: unknown = {}, moves = 0): Sight {
  const choices = Array.from({ length: moves }, (_, move) => ({ word: `m${move}`, move }));
  return { viewer, lines: [], view, moves: choices, sample: false, undo: 0 };
}

const line = (version: number, actor: number | string): Line => ({ version, actor, told: [] });

function seating(yours: number[], takenOver: number[] = []): Seating {
  const chair: Chair = { kind: 'person', person: 'p', name: 'Ada', level: '', resigned: false };
  const chairs = [0, 1, 2].map((seat) => ({ chair, present: true, ready: false, takenOver: takenOver.includes(seat) }));
  return { phase: 'playing', yours, chairs } as unknown as Seating;
}

function update(waiting: (number | string)[], ...viewers: string[]): Update {
  return { waiting, sights: viewers.map((each) => sight(each)) } as unknown as Update;
}

test('At one screen the eyes go to the one of us who has to decide', () => {
  equal(viewerOf(update([1], '0', '1'), seating([0, 1]), '0'), '1');
  equal(viewerOf(update([0, 1], '0', '1'), seating([0, 1]), '0'), '0');
  equal(viewerOf(update([2], '0', '1'), seating([0, 1]), '1'), '1');
});

test('A spectator sees what the spectator sees', () => {
  equal(viewerOf(update([0], 'spectator'), seating([]), ''), 'spectator');
});

test('A seat that a bot keeps does not have to decide', () => {
  equal(toAct(update([0]), seating([0], [0])), []);
});

test('The curtain falls only between people who see different things', () => {
  equal(parted(sight('0', { hand: 1 }), sight('1', { hand: 2 })), true);
  equal(parted(sight('0', { hand: 1 }), sight('1', { hand: 1 })), false);
  equal(parted(sight('0', { hand: 1 }), sight('0', { hand: 2 })), false);
});

test('TABLE-27: where all have one and the same move, one is ready instead', () => {
  equal(together(update([0, 1, 2]), sight('0', {}, 1), 3), true);
  equal(together(update([0, 1, 2]), sight('0', {}, 2), 3), false);
  equal(together(update([0]), sight('0', {}, 1), 3), false);
  equal(together(update([0, 'clock']), sight('0', {}, 1), 2), false);
});

test('A lesson lets nothing pass but what it teaches, and says so', () => {
  const plan: Plan = {
    seats: 2,
    seat: 0,
    options: {},
    script: [],
    steps: [{ text: 'a' }, { text: 'b', moves: ['swap 1 2', /^flip/] }, {
      text: 'c',
      until: (seen) => seen.view.turn === 2,
    }, { text: 'd' }],
  };
  const lesson = new LessonGuide(plan, 'one', () => {});
  equal(lesson.admits('swap 1 2', []), false);
  lesson.next();
  equal(lesson.admits('swap 3 4', []), false);
  equal(lesson.admits('flip 7', []), true);
  equal(lesson.at, 1);
  lesson.saw(sight('0', { turn: 1 }), [line(0, 0)]);
  equal(lesson.at, 2);
  lesson.saw(sight('0', { turn: 2 }), [line(0, 0), line(1, 1)]);
  equal(lesson.at, 3);
});

test('What a step of a lesson waits for may have happened while the one before it was read', () => {
  const until = (sight: Sight) => (sight.view as { turn: number }).turn > 1;
  const plan: Plan = { seats: 2, seat: 0, options: {}, script: [], steps: [{ text: 'read' }, { text: 'wait', until }] };
  const lesson = new LessonGuide(plan, 'three', () => {});
  lesson.saw(sight('0', { turn: 2 }), []);
  equal(lesson.at, 0);
  lesson.next();
  equal(lesson.at, 2);
});

test('A lesson that is opened again goes on after the moves that were made', () => {
  const steps = ['a', 'b', 'c'].flatMap((text) => [{ text }, { text, moves: [/^flip/] }]);
  const plan: Plan = { seats: 2, seat: 0, options: {}, script: [], steps };
  const lesson = new LessonGuide(plan, 'two', () => {});
  lesson.saw(sight('0'), [line(0, 0), line(1, 'chance'), line(2, 1), line(3, 0)]);
  equal(lesson.at, 4);
  lesson.saw(sight('0'), [line(0, 0), line(1, 'chance'), line(2, 1), line(3, 0)]);
  equal(lesson.at, 4);
});

test('Moves of bots are played back, or are there at once where one wants them so', async () => {
  let played = 0;
  const board = { playBack: () => Promise.resolve(void played++) } as unknown as BoardElement;
  const paces = ['usual', 'quick'] as const;
  for (const pace of paces) {
    const projector = new Projector(() => Promise.resolve(), () => board, () => pace);
    projector.cut(sight('0'));
    await projector.show(sight('0', { turn: 2 }));
    equal(projector.told?.view, { turn: 2 });
  }
  equal(played, 1);
});

test('A calm bot takes its time before its move is shown; what one did oneself is there at once', async () => {
  const board = { playBack: () => Promise.resolve() } as unknown as BoardElement;
  for (const pace of ['usual', 'calm'] as const) {
    const projector = new Projector(() => Promise.resolve(), () => board, () => pace);
    projector.cut(sight('0'));
    const next = sight('0', { turn: 2 });
    const shown = projector.show(next);
    equal(projector.shown === next, pace === 'usual');
    await shown;
    equal(projector.shown === next, true);
  }
});

test('Time left is read at a glance', () => {
  equal([0, 999, 65_000, 3_725_000, 90_000_000].map(time), ['0:00', '0:01', '1:05', '1:02:05', '1 d 1 h']);
});

test('What the table said is past with the next event, a reason of the rules once one has acted', () => {
  const line = { version: 1, actor: 1, told: [] };
  const after = { ...sight('0'), lines: [line] };
  const table = { text: 'not your turn', rule: 'TABLE-1' };
  const game = { text: 'too far', rule: 'FLOW-20' };
  equal([goneBy(table, sight('0'), after, false), goneBy(table, sight('0'), sight('0'), false)], [true, false]);
  equal([goneBy(game, sight('0'), after, false), goneBy(game, sight('0'), after, true)], [false, true]);
});

test('A line waits until what it tells has been seen', async () => {
  let seen = () => {};
  const playBack = () => new Promise<void>((done) => (seen = done));
  const projector = new Projector(async () => {}, () => ({ playBack }) as never);
  const line = { version: 1, actor: 0, told: [] };
  projector.cut(sight('0'));
  const next = { ...sight('0'), lines: [line] };
  const shown = projector.show(next);
  equal([projector.busy, projector.awaits(line), projector.told === next], [true, true, false]);
  await Promise.resolve().then(() => undefined).then(() => seen());
  await shown;
  equal([projector.busy, projector.awaits(line), projector.told === next], [false, false, true]);
});

test('Beside "you" stand only words that fit every person', () => {
  const said = (takenOver: boolean, waiting: number[]) => {
    const words = { say: (key: string) => key };
    const session = { update: { waiting } };
    const scene = { words, session, seating: seating([0], takenOver ? [0] : []), client: {}, busy: false };
    return what(scene as unknown as Scene, { seat: 0, you: true } as never, waiting.includes(0), false);
  };
  equal(said(false, [0]), 'table.you-to-play');
  equal(said(true, [0]), 'table.you · table.taken-over');
  equal(said(false, [1]), 'table.you');
});

/** A window: narrow or wide, with motion or without. */
function windowIs(narrow: boolean, moves: boolean): EventTarget {
  const matches = (query: string) => query.includes('width') ? narrow : !moves;
  const document = new EventTarget();
  Object.assign(globalThis, { document, matchMedia: (query: string) => ({ matches: matches(query) }) });
  return document;
}

test('On a phone the last move is seen before the result comes up over it, which a tap or a key brings at once', () => {
  for (const kind of ['click', 'keydown']) {
    const document = windowIs(true, true);
    const side = new Side(() => {});
    equal([side.finish('m', true, true), side.tab, side.open], [true, 'end', false]);
    document.dispatchEvent(new Event(kind));
    equal([side.open, side.finish('m', true, true)], [true, false]);
    side.close();
    document.dispatchEvent(new Event(kind));
    equal(side.open, false);
  }
});

test('The result comes up by itself; what somebody opens meanwhile stays', async () => {
  windowIs(true, true);
  const [left, reading] = [new Side(() => {}), new Side(() => {})];
  left.finish('m', true, true);
  reading.finish('m', true, true);
  reading.show('chat');
  await new Promise((done) => setTimeout(done, 1_600));
  equal([left.tab, left.open, reading.tab, reading.open], ['end', true, 'chat', true]);
});

test('Without motion, beside the board and after the fact nothing waits', () => {
  for (const [narrow, moves, seen] of [[true, false, true], [false, true, true], [true, true, false]]) {
    windowIs(narrow, moves);
    const side = new Side(() => {});
    side.finish('m', true, seen);
    equal(side.open, true);
  }
});
