import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Tells a board how large the place is that it was given: at first, and whenever that changes. */
export class Measured implements ReactiveController {
  private readonly sizes = new ResizeObserver(() => this.measure());

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly tell: (width: number, height: number) => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.sizes.observe(this.host);
  }

  hostDisconnected(): void {
    this.sizes.disconnect();
  }

  /** Asks the place and not the board, which may be drawn a little wider. */
  measure(): void {
    const { clientWidth, clientHeight } = this.host.parentElement ?? this.host;
    this.tell(clientWidth, clientHeight);
  }
}
