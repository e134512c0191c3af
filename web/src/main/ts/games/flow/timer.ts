import { LitElement, type TemplateResult } from 'lit';
import { clockBar, sand } from './clock';
import type { Flow } from './spots';
import type { Figures } from './view';

const TICK_MILLIS = 200;

/** The part of the board that changes by itself: it looks at the clock a few times a second. */
export class FlowTimer extends LitElement {
  static override properties = { board: { attribute: false } };

  declare board: Flow;
  private ticking = 0;
  private heard = 0;

  /** Drawn into the board, so that the board's styles hold. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.ticking = window.setInterval(() => this.tick(), TICK_MILLIS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.ticking);
  }

  private tick(): void {
    if (!this.board || this.board.view.deadline === undefined) return;
    this.requestUpdate();
  }

  override render(): TemplateResult {
    const { view, stage, figures } = this.board;
    const now = sand(view.deadline, stage.clock().at, (figures as Figures).clockMillis);
    const host = (this.getRootNode() as ShadowRoot).host;
    if (host && host.getAttribute('mood') !== (now?.mood ?? 'none')) host.setAttribute('mood', now?.mood ?? 'none');
    this.beat(now?.mood === 'urgent' ? Math.ceil(now.left / 1000) : 0);
    return clockBar(this.board, now);
  }

  /** Once a second at the end: a heartbeat. */
  private beat(second: number): void {
    if (second > 0 && second !== this.heard) this.board.stage.sound('heart');
    this.heard = second;
  }
}
