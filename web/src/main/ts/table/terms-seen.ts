/** How long terms have to be on the screen until a click can mean them. */
const SEEN_MILLIS = 1_500;

/** Which terms the person at this page has seen: not those that came in just before the click. */
export class TermsSeen {
  private before?: number;
  private number?: number;
  private since = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  shows(number?: number): void {
    if (number === this.number) return;
    this.before = this.seen();
    this.number = number;
    this.since = this.now();
  }

  /** What to send with `sit`. The first terms that a page shows are those that it was opened with. */
  get field(): { termsNumber?: number } {
    const termsNumber = this.seen();
    return termsNumber === undefined ? {} : { termsNumber };
  }

  private seen(): number | undefined {
    const known = this.before === undefined || this.now() - this.since >= SEEN_MILLIS;
    return known ? this.number : this.before;
  }
}
