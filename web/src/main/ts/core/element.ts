import { LitElement } from 'lit';
import './common';
import { watch } from './settings';

/** An element of ours: drawn into the page itself, so that one style sheet and one order of focus hold for all. */
export class Piece extends LitElement {
  private unwatch = () => {};

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.unwatch = watch(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unwatch();
  }
}
