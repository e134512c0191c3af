import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { type GameCard, games, get } from '../core/api';
import { Piece } from '../core/element';
import { go } from '../core/router';
import { toast } from '../core/toast';
import { say } from '../core/words';
import { picture } from '../house/pictures';
import { nextOf } from './next';
import { addressOf, DIFFICULTIES, MOTIFS, type OfGame, type Overview, wantedIn } from './protocol';
import { isSolved, run } from './streak';

/** Which puzzles there are: that of the day, and the next one of each game and motif. */
@customElement('puzzles-page')
export class PuzzlesPage extends Piece {
  @state()
  private cards: GameCard[] = [];
  @state()
  private shown?: Overview;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load().catch((refused: Error) => toast(refused.message));
  }

  private async load(): Promise<void> {
    this.cards = (await games()).games;
    this.shown = await get<Overview>('/api/puzzles');
  }

  override render() {
    document.title = say('puzzle.title');
    const { now, best } = run();
    return html`<div class="stack">
      <h1>${say('puzzle.title')}</h1>
      <p>${say('puzzle.what')}</p>
      <p class="streak">${say('puzzle.streak', [now, best])}</p>
      ${this.shown?.games.map((each) => this.game(each)) ?? nothing}
    </div>`;
  }

  private game(each: OfGame): TemplateResult {
    const card = this.cards.find((card) => card.id === each.game);
    const solved = each.puzzles.filter(({ id }) => isSolved(id)).length;
    const title = `puzzles-${each.game}`;
    return html`<section class="entry" aria-labelledby=${title}>
      ${picture(each.game)}
      <div class="words stack">
        <h2 id=${title}>${card?.name}</h2>
        <p class="small soft">${say('puzzle.count', [each.count, solved])}</p>
        <p><a href="/puzzles/${each.game}/${each.today}">${say('puzzle.today')}</a>
          ${isSolved(each.today) ? html`<span class="small soft">${say('puzzle.solved-before')}</span>` : nothing}</p>
        <form class="stack" @submit=${(event: Event) => this.begin(event, each)}>
          <label class="field"><span class="label">${say('puzzle.motif')}</span>
            <select class="input" name="motif">
              <option value="">${say('puzzle.any')}</option>
              ${
      MOTIFS.filter((motif) => each.puzzles.some((puzzle) => puzzle.motif === motif))
        .map((motif) => html`<option value=${motif}>${say(`puzzle.motif.${motif}`)}</option>`)
    }</select></label>
          <label class="field"><span class="label">${say('puzzle.difficulty-field')}</span>
            <select class="input" name="difficulty">
              <option value="">${say('puzzle.any-difficulty')}</option>
              ${
      DIFFICULTIES.map((difficulty) => [difficulty, each.puzzles.filter((one) => one.difficulty === difficulty).length])
        .filter(([, count]) => count)
        .map(([difficulty, count]) =>
          html`<option value=${difficulty}>${say('puzzle.difficulty-is', [difficulty, count])}</option>`
        )
    }</select></label>
          <div class="acts"><button class="button main">${say('puzzle.next')}</button></div>
        </form>
      </div>
    </section>`;
  }

  private begin(event: Event, each: OfGame): void {
    event.preventDefault();
    const wanted = wantedIn(new FormData(event.target as HTMLFormElement));
    const next = nextOf(each, wanted);
    if (next) go(addressOf(each.game, next, wanted));
    else toast(say('puzzle.none-such'));
  }
}
