import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../core/icons';
import { personFlag } from '../core/report-away';
import { say } from '../core/words';
import { botName } from '../house/bots';
import type { Named, Standing, Whole } from './read';

/** A person, a team or a bot of the house, as others see them. */
export function named(whole: Whole, { name, bot, number }: Named): string {
  if (bot) return `${botName(whole.game, bot)} ${number}`;
  return name || say('cup.forgotten');
}

/** Behind each of those who stand on a line, what can be said of them. */
function flags({ people }: Standing): TemplateResult {
  return html`${people.map((each) => personFlag(each.person, each.name))}`;
}

/** Sends away who has this number. */
type SendAway = (each: Standing) => void;

/** Before the start: who has come, in this order; its host sends away whom they do not want here. */
function entered(whole: Whole, sendAway: SendAway): TemplateResult {
  const away = (each: Standing) =>
    whole.host
      ? html`<button class="button plain square flag" aria-label=${say('cup.send-away', [named(whole, each)])}
        @click=${() => sendAway(each)}>${icon('close')}</button>`
      : nothing;
  return html`<section aria-labelledby="places">
    <h2 id="places">${say('cup.entrants')}</h2>
    ${
    whole.standings.length
      ? html`<ol class="entered">${
        whole.standings.map((each) =>
          html`<li class=${each.number === whole.me?.number ? 'me' : ''}>${named(whole, each)} ${flags(each)}${
            away(each)
          }</li>`
        )
      }</ol>`
      : html`<p class="soft">${say('cup.nobody')}</p>`
  }
  </section>`;
}

/** Who stands where; before the start, who has come. */
export function places(whole: Whole, sendAway: SendAway): TemplateResult {
  if (whole.phase === 'entry') return entered(whole, sendAway);
  const breaks = whole.kind !== 'knock-out';
  const head = (key: string) => html`<th scope="col">${say(`cup.${key}`)}</th>`;
  const line = (each: Standing) =>
    html`<tr class=${each.number === whole.me?.number ? 'me' : ''}>
      <td class="number">${each.rank}</td>
      <td>${named(whole, each)} ${flags(each)}${
      each.standing === 'in' ? nothing : html` <span class="small soft">${say(`cup.standing.${each.standing}`)}</span>`
    }${
      each.streak > 1 && whole.kind === 'arena'
        ? html` <span class="small">${say('cup.streak', [each.streak])}</span>`
        : nothing
    }</td>
      <td class="number">${each.points}</td><td class="number">${each.wins}</td>
      <td class="number middle">${each.matches}</td>
      ${breaks ? html`<td class="number wide">${each.breaks.filter((value) => value >= 0).join(' / ')}</td>` : nothing}
    </tr>`;
  return html`<section aria-labelledby="places">
    <h2 id="places">${say('cup.places')}</h2>
    ${
    whole.standings.length
      ? html`<table>
      <thead><tr>${['place', 'player', 'points', 'wins'].map(head)}<th scope="col" class="middle">${
        say('cup.played')
      }</th>${breaks ? html`<th scope="col" class="wide">${say('cup.breaks')}</th>` : nothing}</tr></thead>
      <tbody>${whole.standings.map(line)}</tbody></table>`
      : html`<p class="soft">${say('cup.nobody')}</p>`
  }
  </section>`;
}
