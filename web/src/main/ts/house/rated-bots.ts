import { html, nothing, type TemplateResult } from 'lit';
import { type GameCard, me } from '../core/api';
import { botFace } from '../core/faces';
import { toast } from '../core/toast';
import { say } from '../core/words';
import { botName } from './bots';
import { open } from './start';

export interface Rated {
  points: number;
  giveOrTake: number;
  provisional: boolean;
  matches: number;
}

/** A bot of the house, with what is known of its strength. */
export interface RatedBot extends Rated {
  bot: string;
}

/** By how much it may be off, as people say it. */
export function off({ giveOrTake, provisional }: Rated): TemplateResult {
  return html`<span class="small soft">± ${giveOrTake}<span class="aloud"> ${say('ratings.off')}</span>${
    provisional ? html` · ${say('ratings.provisional')}` : nothing
  }</span>`;
}

/** With how many one meets bots in a mode; undefined where nobody plays against anybody. */
function seatsFor(mode: string, card: GameCard | undefined): number | undefined {
  const wanted = (seats: number) => mode === 'two' ? seats === 2 : mode === 'teams' ? seats === 4 : seats > 2;
  return mode === 'together' ? undefined : card?.seats.find(wanted);
}

/** All bots of the house, each with its rating; somebody with an account challenges one to a game that counts. */
export function botSection(bots: RatedBot[], game: string, mode: string, cards: GameCard[]): TemplateResult {
  const seats = me()?.account ? seatsFor(mode, cards.find(({ id }) => id === game)) : undefined;
  return html`<section aria-labelledby="house-bots">
    <h2 id="house-bots">${say('ratings.bots')}</h2>
    <ul class="tables">${
    bots.map((each) =>
      html`<li class="entry">${botFace(game, each.bot, 32)}
        <span class="words"><strong>${
        botName(game, each.bot)
      }</strong><span><span class="number">${each.points}</span> ${off(each)}</span></span>
        ${seats ? challenge(game, seats, each.bot) : nothing}</li>`
    )
  }</ul>
  </section>`;
}

/** A game that counts, at once. */
function challenge(game: string, seats: number, level: string): TemplateResult {
  const others = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, level }));
  const begin = () =>
    open({ terms: { game, seats, rated: true }, seats: [{ kind: 'me' }, ...others], start: true })
      .catch((refused: Error) => toast(refused.message));
  return html`<button class="button" @click=${() => void begin()}>${say('ratings.challenge')}<span class="aloud"> ${
    botName(game, level)
  }</span></button>`;
}
