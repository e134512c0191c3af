import { stretch } from '../core/settings';

/** Animations that can be cut short: anyone who waits for them goes on, and what is drawn is right in any case. */
export class Reel {
  private running: Animation[] = [];
  private skipped = false;
  private still = false;

  /** Plays on an element and waits for the end. */
  async play(
    element: Element | null | undefined,
    frames: Keyframe[],
    millis: number,
    options: KeyframeAnimationOptions = {},
  ): Promise<void> {
    if (!element || this.skipped || this.still) return;
    const animation = element.animate(frames, {
      duration: millis * stretch(),
      easing: 'ease-in-out',
      fill: 'both',
      ...options,
    });
    this.running.push(animation);
    await animation.finished.catch(() => undefined);
    animation.cancel();
    this.running = this.running.filter((each) => each !== animation);
  }

  async wait(millis: number): Promise<void> {
    await this.play(document.documentElement, [{}, {}], millis);
  }

  /** Jumps to the end of everything, also of what has not begun. */
  skip(): void {
    this.skipped = true;
    for (const each of this.running) each.finish();
  }

  /** From here on things move again; without motion they are where they belong at once. */
  rewind(motion = true): void {
    this.skipped = false;
    this.still = !motion;
  }
}
