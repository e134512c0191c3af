import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Whether somebody plays by keyboard: then the focus is led to what is to be done next, should it have been lost. */
export class Keyed implements ReactiveController {
  private keyed = false;

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  hostConnected(): void {
    this.host.addEventListener('keydown', this.typed, true);
    this.host.addEventListener('pointerdown', this.pointed, true);
  }

  hostDisconnected(): void {
    this.host.removeEventListener('keydown', this.typed, true);
    this.host.removeEventListener('pointerdown', this.pointed, true);
  }

  /** What had the focus is no longer there. */
  get lost(): boolean {
    return this.keyed && !this.host.shadowRoot?.activeElement && document.activeElement === document.body;
  }

  private readonly typed = (): void => {
    this.keyed = true;
  };

  private readonly pointed = (): void => {
    this.keyed = false;
  };
}
