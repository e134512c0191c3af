import { html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { html as staticHtml, unsafeStatic } from 'lit/static-html.js';
import { Piece } from '../core/element';
import { place } from '../core/router';
import { dark, motion, settings } from '../core/settings';
import { play } from '../core/sound';
import { gameWords, type Words } from '../core/words';
import {
  type BoardElement,
  colourOf,
  type GameClient,
  shapeOf,
  type Sight,
  type Stage,
  type Trial,
} from '../table/board';
import { clientOf } from '../table/clients';
import '../table/style';

/** What a fixture holds: a sight, or several to step through. */
interface Fixture {
  game: string;
  seats?: number;
  options?: Record<string, string>;
  sights: Sight[];
  /** What moves would bring, by their words. */
  trials?: Record<string, Trial>;
}

/**
 * A board without a server: `/dev/stage?fixture=circus` shows `web/dev/fixtures/circus.json`. `&at=2` shows the third
 * sight, `&still` stops animations, `&bare` hides the controls.
 */
@customElement('dev-stage')
export class DevStage extends Piece {
  @state()
  private fixture?: Fixture;
  @state()
  private at = 0;
  @state()
  private said = '';
  private client?: GameClient;
  private words?: Words;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
  }

  private async load(): Promise<void> {
    const query = place().query;
    const fixture: Fixture = await (await fetch(`/dev/fixtures/${query.get('fixture')}.json`)).json();
    this.client = await clientOf(fixture.game);
    this.words = await gameWords(fixture.game);
    this.at = Number(query.get('at') ?? 0);
    this.fixture = fixture;
  }

  private stage(fixture: Fixture, words: Words): Stage {
    const seats = fixture.seats ?? 2;
    const viewer = fixture.sights[this.at].viewer;
    return {
      seats: Array.from({ length: seats }, (_, seat) => ({
        seat,
        name: ['Ada', 'Bruno', 'Chloé', 'Dana', 'Emil', 'Fanny'][seat],
        you: String(seat) === viewer,
        bot: seat > 0,
        shape: shapeOf(seat),
        colour: colourOf(seat),
      })),
      game: fixture.game,
      options: fixture.options ?? {},
      words,
      choose: (word) => (this.said = `choose ${word}`),
      why: async (word) => `why ${word}`,
      try: async (word) => fixture.trials?.[word],
      tell: (text) => (this.said = text),
      sound: (name) => play(name, this.client?.sounds),
      ping: (at) => (this.said = `ping ${at}`),
      clock: () => ({ at: performance.now(), dueAt: 60_000 }),
      over: false,
      motion: motion() && !place().query.has('still'),
      patterns: settings().patterns || place().query.has('patterns'),
      dark: dark(),
    };
  }

  override render() {
    if (!this.fixture || !this.client || !this.words) return nothing;
    const sight = this.fixture.sights[this.at];
    const stage = this.stage(this.fixture, this.words);
    const tag = unsafeStatic(this.client.tag);
    return html`<div class="table">
      <div class="middle">
        <p class="prompt" role="status">${this.client.prompt(sight, stage)}</p>
        <div class="board">${staticHtml`<${tag} .sight=${sight} .stage=${stage}></${tag}>`}</div>
      </div>
      ${place().query.has('bare') ? nothing : this.controls(this.fixture, stage)}
    </div>`;
  }

  private controls(fixture: Fixture, stage: Stage) {
    return html`<div class="panel">
      <div class="row">
        <button class="button" @click=${() => void this.step(-1)}>−</button>
        <span class="number">${this.at + 1}/${fixture.sights.length}</span>
        <button class="button" @click=${() => void this.step(1)}>+</button>
      </div>
      <p>${this.said}</p>
      <ul>
        ${
      fixture.sights[this.at].lines.flatMap((line) => line.told).map((told) =>
        html`<li>${this.client?.say(told, stage)}</li>`
      )
    }
      </ul>
    </div>`;
  }

  private async step(by: number): Promise<void> {
    const sights = this.fixture?.sights ?? [];
    const next = this.at + by;
    if (!sights[next]) return;
    const before = sights[this.at];
    this.at = next;
    await this.updateComplete;
    const board = this.querySelector<BoardElement>(this.client!.tag);
    if (board?.playBack && motion()) await board.playBack(before, sights[next]);
  }
}
