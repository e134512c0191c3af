import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { html as staticHtml, unsafeStatic } from 'lit/static-html.js';
import { Piece } from '../core/element';
import { dark, motion, settings } from '../core/settings';
import { play } from '../core/sound';
import { toast } from '../core/toast';
import { gameWords, type Words } from '../core/words';
import { colourOf, shapeOf, type BoardElement, type GameClient, type Sight, type Stage } from './board';
import { clientOf } from './clients';
import { Session, type News } from './session';

@customElement('table-page')
export class TablePage extends Piece {
  @property() table = '';
  @property({ type: Boolean }) replaying = false;
  @state() private told = '';
  @state() private client?: GameClient;
  @state() private words?: Words;
  private session?: Session;

  override connectedCallback(): void {
    super.connectedCallback();
    this.session = new Session(this.table, news => void this.heard(news));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.session?.close();
  }

  private async heard(news: News): Promise<void> {
    const game = this.session?.seating?.terms.game;
    if (game && !this.words) {
      this.words = await gameWords(game);
      this.client = await clientOf(game);
    }
    this.requestUpdate();
    await this.updateComplete;
    const after = this.session?.update?.sights[0];
    const board = this.client && this.querySelector<BoardElement>(this.client.tag);
    if (news.kind === 'update' && news.before && after && motion()) await board?.playBack?.(news.before[0], after);
  }

  private sight(): Sight | undefined {
    const sights = this.session?.update?.sights ?? [];
    return sights.find(each => each.moves.length > 0) ?? sights[0];
  }

  private stage(words: Words): Stage {
    const session = this.session!;
    const seating = session.seating!;
    const seat = Number(this.sight()?.viewer ?? 0);
    return {
      seats: seating.chairs.map((place, index) => ({
        seat: index,
        name: place.chair.name,
        you: seating.yours.includes(index),
        bot: place.chair.kind === 'bot',
        shape: shapeOf(index),
        colour: colourOf(index),
      })),
      game: seating.terms.game,
      options: seating.terms.options,
      words,
      choose: word => void this.choose(seat, word),
      why: async word => (await session.ask('why', { seat, move: word })).refused?.message ?? '',
      tell: text => (this.told = text),
      sound: name => play(name, this.client?.sounds),
      ping: at => void session.ask('ping', { at }),
      clock: () => session.clock(),
      motion: motion(),
      patterns: settings().patterns,
      dark: dark(),
    };
  }

  private async choose(seat: number, word: string): Promise<void> {
    const answer = await this.session!.play(seat, word);
    if (answer.refused) toast(answer.refused.message);
  }

  override render() {
    const sight = this.sight();
    if (!this.words || !this.client || !sight) return nothing;
    const stage = this.stage(this.words);
    return html`<div class="table">
      <p class="prompt" role="status">${this.client.prompt(sight, stage)}</p>
      <div class="board">${this.board(this.client, sight, stage)}</div>
      <p role="status">${this.told}</p>
      <ol>
        ${(this.session!.record.get(sight.viewer) ?? []).flatMap(line => line.told).map(told => html`<li>${this.client!.say(told, stage)}</li>`)}
      </ol>
    </div>`;
  }

  private board(client: GameClient, sight: Sight, stage: Stage): TemplateResult {
    const tag = unsafeStatic(client.tag);
    return staticHtml`<${tag} .sight=${sight} .stage=${stage}></${tag}>`;
  }
}
