import { LitElement, type TemplateResult } from 'lit';
import { clockBar, lengthMillis, sand } from './clock';
import type { Desk } from './desk';

const TICK_MILLIS = 200;

/** The part of the board that changes by itself: it looks at the clock a few times a second. */
export class FlowTimer extends LitElement {
  static override properties = { desk: { attribute: false }, version: { attribute: false } };

  declare desk: Desk;
  /** Changes whenever the board does. */
  declare version: number;
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
    if (!this.desk || this.desk.view.deadline === undefined) return;
    this.requestUpdate();
  }

  override render(): TemplateResult {
    const { view, stage } = this.desk;
    const now = sand(view.deadline, stage.clock().at, lengthMillis(stage.options, view.overtime));
    const host = (this.getRootNode() as ShadowRoot).host;
    if (host && host.getAttribute('mood') !== (now?.mood ?? 'none')) host.setAttribute('mood', now?.mood ?? 'none');
    this.beat(now?.mood === 'urgent' ? Math.ceil(now.left / 1000) : 0);
    return clockBar(this.desk, now);
  }

  /** Once a second at the end: a heartbeat. */
  private beat(second: number): void {
    if (second > 0 && second !== this.heard) this.desk.stage.sound('heart');
    this.heard = second;
  }
}
