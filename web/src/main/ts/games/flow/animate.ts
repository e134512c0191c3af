/** Plays motions on the drawn board. Whatever is cut short ends where it would have ended. */
import { Reel } from '../../board/animation';
import type { Player as Shows } from '../../board/playback';
import { CELL, cornerOf } from './grid';
import { BOAT, columnOf, lineOf, rowOf } from './model';
import type { Hit, Motion } from './scene';

const QUICK = 320;
const SWEEP = 820;
const SQUARE_MILLIS = 190;

export class Player implements Shows<Motion> {
  private readonly reel = new Reel();
  private cut = false;
  /** Pieces that a wave took from its row, out of sight while it runs down its column. */
  private gone: SVGElement[] = [];

  constructor(private readonly host: { renderRoot: ParentNode }) {}

  get skipped(): boolean {
    return this.cut;
  }

  start(): void {
    this.cut = false;
    this.reel.rewind();
  }

  skip(): void {
    this.cut = true;
    this.reel.skip();
    this.uncover();
  }

  /** Shows a motion; `turn` draws the board as it is afterwards. */
  async play(motion: Motion, turn: () => Promise<void>): Promise<void> {
    if (this.cut) {
      this.uncover();
      return turn();
    }
    if (motion.kind === 'leave') await this.leave(motion.square);
    if (motion.kind === 'wave') await this.wave(motion);
    await turn();
    this.uncover();
    if (motion.kind === 'land') await this.land(motion.square);
    if (motion.kind === 'glide') await this.glide(motion.from, motion.square);
    if (motion.kind === 'pop') await this.pop(motion.what);
    if (motion.kind === 'swim') await Promise.all(motion.paths.map(path => this.swim(path.animal, path.squares)));
  }

  private find = (selector: string): Element | null => this.host.renderRoot.querySelector(selector);
  private piece = (square: string): Element | null => this.find(`[data-piece=${square}]`);

  private land(square: string): Promise<void> {
    const frames = [{ transform: 'translateY(-18px) scale(1.16)', opacity: 0.3 }, { transform: 'none', opacity: 1 }];
    return this.reel.play(this.piece(square), frames, QUICK, { easing: 'cubic-bezier(.2, .9, .3, 1.2)' });
  }

  private leave(square: string): Promise<void> {
    return this.reel.play(this.piece(square), [{ opacity: 1 }, { opacity: 0, transform: 'translateY(30px) scale(.7)' }], QUICK);
  }

  private glide(from: string, square: string): Promise<void> {
    const [a, b] = [cornerOf(from), cornerOf(square)];
    const frames = [{ transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)` }, { transform: 'none' }];
    return this.reel.play(this.piece(square), frames, QUICK + 60);
  }

  private pop(what: string): Promise<void> {
    const frames = [
      { transform: 'scale(.5)', opacity: 0.2 },
      { transform: 'scale(1.12)', opacity: 1, offset: 0.7 },
      { transform: 'none', opacity: 1 },
    ];
    return this.reel.play(this.find(what), frames, QUICK - 60);
  }

  // ---- The wave -----------------------------------------------------------------------------------------------------

  /** First the dice name their lines, then foam runs along the row and down the column and takes the tiles with it. */
  private async wave(wave: { white: number; black: number; hits: Hit[] }): Promise<void> {
    await Promise.all([this.name(`[data-row="${wave.white}"]`), this.name(`[data-column="${wave.black}"]`)]);
    if (wave.white) await this.sweep(wave.hits.filter(hit => rowOf(hit.square) === lineOf(wave.white)), 'row', lineOf(wave.white));
    if (wave.black) await this.sweep(wave.hits.filter(hit => columnOf(hit.square) === lineOf(wave.black)), 'column', lineOf(wave.black));
  }

  private name(selector: string): Promise<void> {
    const frames = [{ scale: 1 }, { scale: 1.9, rotate: '180deg', offset: 0.4 }, { scale: 1.5, rotate: '360deg' }];
    return this.reel.play(this.find(selector), frames, 520);
  }

  private async sweep(hits: Hit[], along: 'row' | 'column', line: number): Promise<void> {
    const foam = this.find(`.foam.${along}`);
    const aside = line * CELL;
    const way = (step: number): string =>
      along === 'row' ? `translate(${step}px, ${aside}px)` : `translate(${aside}px, ${step}px)`;
    const frames = [
      { transform: way(-130), opacity: 0 },
      { transform: way(-40), opacity: 1, offset: 0.1 },
      { transform: way(690), opacity: 1, offset: 0.9 },
      { transform: way(780), opacity: 0 },
    ];
    const tiles = hits.map(hit => this.carry(hit, along));
    await Promise.all([this.reel.play(foam, frames, SWEEP, { easing: 'linear' }), ...tiles]);
  }

  /** A tile rocks as the foam comes, then is carried off with it; a bird flies up and its tile stays. */
  private carry(hit: Hit, along: 'row' | 'column'): Promise<void> {
    const reached = (along === 'row' ? columnOf(hit.square) : rowOf(hit.square)) / 7;
    const delay = SWEEP * (0.12 + 0.76 * reached);
    const off = along === 'row' ? 'translate(150px, 14px) rotate(26deg)' : 'translate(14px, 150px) rotate(26deg)';
    if (hit.fate === 'remains') return Promise.resolve();
    if (hit.fate === 'saved-by-bird') return this.fly(hit.square, delay);
    const frames = [
      { transform: 'none', opacity: 1 },
      { transform: 'rotate(-5deg)', opacity: 1, offset: 0.2 },
      { transform: off, opacity: 0 },
    ];
    const carried = this.reel.play(this.piece(hit.square), frames, 460, { delay, easing: 'ease-in' });
    return carried.then(() => this.cover(hit.square));
  }

  private fly(square: string, delay: number): Promise<void> {
    const frames = [{ transform: 'none' }, { transform: 'translate(60px, -90px) scale(1.4)', opacity: 0 }];
    return this.reel.play(this.find(`[data-piece=${square}] .bird`), frames, 420, { delay });
  }

  private cover(square: string): void {
    const piece = this.piece(square) as SVGElement | null;
    if (!piece || this.cut) return;
    piece.style.visibility = 'hidden';
    this.gone.push(piece);
  }

  private uncover(): void {
    for (const piece of this.gone.splice(0)) piece.style.visibility = '';
  }

  // ---- Home -----------------------------------------------------------------------------------------------------------

  /** An animal swims along its way to the Boat and climbs aboard. */
  private swim(animal: string, squares: string[]): Promise<void> {
    const home = cornerOf(squares[0]);
    const way = squares.at(-1) === BOAT ? squares : [...squares, BOAT];
    const frames = way.map((square, i) => {
      const at = cornerOf(square);
      const last = i === way.length - 1;
      return { transform: `translate(${at.x - home.x}px, ${at.y - home.y}px) scale(${last ? 0.35 : 0.62})`, opacity: last ? 0.6 : 1 };
    });
    return this.reel.play(this.find(`[data-animal=${animal}]`), frames, way.length * SQUARE_MILLIS, { easing: 'linear' });
  }
}
