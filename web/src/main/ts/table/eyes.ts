import { settings } from '../core/settings';
import type { BoardElement, Sight } from './board';
import { Projector } from './projector';
import type { Seating, Update } from './protocol';
import { parted, viewerOf } from './scene';
import type { Session } from './session';

/** A clock runs: nobody wants to see the past. Without one, several moves of a bot are played back one by one. */
const HURRIED = 1;
const PATIENT = 6;

/** Whose eyes this screen shows the match through: one's own, or in turn those of everybody who shares it. */
export class Eyes {
  viewer = '';
  /** Who has been asked to take the screen over; the curtain is down. */
  handTo = '';
  readonly projector: Projector;

  constructor(
    private readonly session: Session,
    private readonly draw: () => Promise<void>,
    board: () => BoardElement | null,
  ) {
    this.projector = new Projector(draw, board, (sight) => (this.isOfBots(sight) ? settings().bots : 'usual'));
  }

  /** Whether nobody but bots has done something. */
  private isOfBots({ lines }: Sight): boolean {
    const chairs = this.session.seating?.chairs ?? [];
    const acted = lines.filter((line) => typeof line.actor === 'number');
    return acted.length > 0 && acted.every((line) => chairs[line.actor as number]?.chair.kind === 'bot');
  }

  get seat(): number {
    return Number(this.viewer);
  }

  /** What the viewer sees now, which may be ahead of what is still being played back. */
  get sight(): Sight | undefined {
    return this.sightOf(this.viewer);
  }

  sightOf(viewer: string): Sight | undefined {
    return this.session.update?.sights.find((each) => each.viewer === viewer);
  }

  /**
   * Shows an update: through the same eyes as before, or through those of who has to decide now. Resolves once it was
   * played back.
   */
  async follow(update: Update, seating: Seating, before: Sight[] | undefined): Promise<void> {
    this.projector.patience = update.clock.dueAt === undefined ? PATIENT : HURRIED;
    const next = viewerOf(update, seating, this.viewer);
    const last = before?.find((each) => each.viewer === this.viewer);
    if (this.viewer === '' && this.secretFrom(next, update)) return this.handOver(next);
    if (this.viewer === '' || !parted(last, this.sightOf(next))) return this.see(next, last);
    // The screen goes to another person, once this one has seen what happened.
    if (this.sight) await this.projector.show(this.sight);
    return this.handOver(next);
  }

  /** A page that was just opened does not know who sits before it: does another of its seats see something else? */
  private secretFrom(viewer: string, update: Update): boolean {
    return !update.result && update.sights.some((each) => parted(each, this.sightOf(viewer)));
  }

  private async handOver(viewer: string): Promise<void> {
    this.handTo = viewer;
    await this.draw();
  }

  /** Shows the match through the eyes of another seat of ours. */
  look(viewer: string): void {
    if (parted(this.sight, this.sightOf(viewer))) this.handTo = viewer;
    else void this.see(viewer, undefined);
    void this.draw();
  }

  /** The one who was asked is here now. */
  lift(): void {
    const to = this.handTo;
    this.handTo = '';
    void this.see(to, undefined);
  }

  private async see(viewer: string, last: Sight | undefined): Promise<void> {
    this.viewer = viewer;
    const sight = this.sight;
    if (sight && last) await this.projector.show(sight);
    else if (sight) this.projector.cut(sight);
  }
}
