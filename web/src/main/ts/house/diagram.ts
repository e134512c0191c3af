import { html, nothing, render, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { games, post, Refused } from '../core/api';
import { Piece } from '../core/element';
import { gameWords, say } from '../core/words';
import { deaf } from '../table/deaf-stage';
import { clientOf } from '../table/clients';
import { arrowsOn } from './diagram-arrows';
import type { BoardElement, Sight } from '../table/board';

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

/** The server draws it, or without one this page itself. */
async function drawnBy(asked: object): Promise<Pick<Sight, 'view' | 'figures'>> {
  try {
    return await post<Pick<Sight, 'view' | 'figures'>>('/api/diagram', asked);
  } catch (fault) {
    const { ask, possible } = await import('../near/page-house');
    if (fault instanceof Refused || !possible()) throw fault;
    return (await ask<{ drawn: Pick<Sight, 'view' | 'figures'> }>({ do: 'draw', ...asked })).drawn;
  }
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
      drawnBy({ game: this.game, seats, options, position, viewer: String(viewer), figures: true }),
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
