import { html, nothing, render, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { games, post } from '../core/api';
import { Piece } from '../core/element';
import { dark, settings } from '../core/settings';
import { gameWords, say } from '../core/words';
import { clientOf } from '../table/clients';
import { arrowsOn } from './diagram-arrows';
import { type BoardElement, colourOf, type Seat, shapeOf, type Sight, type Stage } from '../table/board';

/** What a diagram of the rules says: a position, and how to look at it. */
interface Diagram {
  position: unknown;
  seats?: number;
  options?: Record<string, string>;
  viewer?: string | number;
  caption?: string;
  /** What the text speaks of, by the keys of the board's spots: ringed. */
  lit?: string[];
  /** From one of them to another. */
  arrows?: [from: string, to: string][];
}

/** A position of the rules' text, checked by the real rules and drawn by the real board. */
@customElement('rule-diagram')
export class RuleDiagram extends Piece {
  @property()
  game = '';
  @property()
  text = '';
  @state()
  private caption = '';
  @state()
  private lost = false;
  @state()
  private arrows: TemplateResult | typeof nothing = nothing;
  private watcher?: ResizeObserver;

  override firstUpdated(): void {
    void this.draw().catch(() => (this.lost = true));
  }

  private async draw(): Promise<void> {
    const diagram = JSON.parse(this.text) as Diagram;
    this.caption = diagram.caption ?? '';
    const card = (await games()).games.find((each) => each.id === this.game)!;
    const { position, options = {}, seats = card.seats[0], viewer = 'spectator' } = diagram;
    const [drawn, client, words] = await Promise.all([
      post<Pick<Sight, 'view' | 'figures'>>('/api/diagram', {
        game: this.game,
        seats,
        options,
        position,
        viewer: String(viewer),
        figures: true,
      }),
      clientOf(this.game),
      gameWords(this.game),
    ]);
    const sight: Sight = { viewer: String(viewer), lines: [], ...drawn, moves: [], sample: false, undo: 0 };
    const board = document.createElement(client.tag) as BoardElement;
    board.stage = deaf(this.game, options, seats, words);
    board.sight = sight;
    board.inert = true;
    render(board, this.querySelector<HTMLElement>('.drawing')!);
    requestAnimationFrame(() => this.dispatchEvent(new Event('drawn', { bubbles: true })));
    this.point(board, diagram);
  }

  /** Rings and arrows follow the board, which has the width of the page. */
  private point(board: BoardElement, { lit = [], arrows = [] }: Diagram): void {
    if (!lit.length && !arrows.length) return;
    this.watcher = new ResizeObserver(() =>
      requestAnimationFrame(() => {
        board.light?.(lit);
        this.arrows = arrowsOn(board, arrows);
      })
    );
    this.watcher.observe(board);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher?.disconnect();
  }

  override render() {
    return html`<figure class="diagram" aria-label=${this.caption || say('rules.diagram')}>
      <div class="drawing">${
      this.lost ? html`<p class="soft">${say('rules.diagram.lost')}</p>` : nothing
    }</div>${this.arrows}
      ${this.caption ? html`<figcaption class="small soft">${this.caption}</figcaption>` : nothing}
    </figure>`;
  }
}

/** A stage on which nothing happens. */
function deaf(game: string, options: Record<string, string>, seats: number, words: Stage['words']): Stage {
  const nothingHappens = () => {};
  return {
    game,
    options,
    seats: Array.from({ length: seats }, (_, seat) => nobody(seat)),
    words,
    choose: nothingHappens,
    why: () => Promise.resolve(''),
    try: () => Promise.resolve(undefined),
    tell: nothingHappens,
    sound: nothingHappens,
    ping: nothingHappens,
    clock: () => ({ at: 0 }),
    motion: false,
    patterns: settings().patterns,
    dark: dark(),
  };
}

function nobody(seat: number): Seat {
  return {
    seat,
    name: say('new.seat', [seat + 1]),
    you: false,
    bot: false,
    shape: shapeOf(seat),
    colour: colourOf(seat),
  };
}
