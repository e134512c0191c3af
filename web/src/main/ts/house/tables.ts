import { html, nothing, type TemplateResult } from 'lit';
import { type GameCard, me } from '../core/api';
import { type Note, noted } from '../core/notes';
import { say } from '../core/words';
import { botName } from './bots';
import type { ListedChair, MyTable, OpenTable } from './lobby';
import { picture } from './pictures';
import { ago, saidPace } from './said';

/** My tables that are not over, as links; those that wait for me come first. */
export function myTables(all: MyTable[], cards: GameCard[]): TemplateResult {
  const mine = all.filter((each) => each.phase !== 'over');
  if (!mine.length) return html`<p class="small soft">${say('home.mine.none')}</p>`;
  return html`<ul class="tables">
    ${
    mine.map(
      (each) =>
        html`<li>
        <a class=${each.yourTurn ? 'entry turn' : 'entry'} href="/t/${each.table}">
          ${picture(each.game)}
          <span class="words">
            <strong>${each.title || nameOf(each.game, cards)}</strong>
            <span class="small soft">${company(each)}</span>
            <span class="small">${stateOf(each)} · ${ago(each.updatedMillis)}</span>
            ${noteLine(each.notes)}
          </span>
        </a>
      </li>`,
    )
  }
  </ul>`;
}

/** Tables of others with a seat to take or a match to watch. */
export function openTables(open: OpenTable[], cards: GameCard[]): TemplateResult {
  if (!open.length) return html`<p class="small soft">${say('home.open.none')}</p>`;
  return html`<ul class="tables" aria-live="polite">
    ${
    open.map(
      (each) =>
        html`<li>
        <a class="entry" href="/t/${each.table}">
          ${picture(each.game)}
          <span class="words">
            <strong>${each.title || nameOf(each.game, cards)}</strong>
            <span class="small soft">${each.title ? `${nameOf(each.game, cards)} · ` : ''}${saidPace(each.pace)}</span>
            <span class="small">${each.free ? say('home.open.free', [each.free]) : say('home.phase.playing')}</span>
            ${noteLine(each.notes)}
          </span>
          <span class="go">${say(each.free ? 'home.open.sit' : 'home.open.watch')}</span>
        </a>
      </li>`,
    )
  }
  </ul>`;
}

/** What sets a table apart, as a line of its entry. */
export function noteLine(notes: Note[] | undefined): TemplateResult | typeof nothing {
  return notes?.length ? html`<span class="small">${noted(notes)}</span>` : nothing;
}

export function nameOf(game: string, cards: GameCard[]): string {
  return cards.find((each) => each.id === game)?.name ?? game;
}

/** Who sits on a chair, by name. */
export function sitter(chair: ListedChair, game: string): string {
  return chair.kind === 'bot' ? botName(game, chair.level) : chair.name;
}

function company(table: MyTable): string {
  const others = table.chairs.filter((each) => each.kind !== 'open' && each.person !== me()?.id);
  const names = others.map((each) => sitter(each, table.game));
  return names.length ? say('home.with', [names.join(', ')]) : say('home.alone');
}

function stateOf(table: MyTable): TemplateResult | string {
  if (table.yourTurn) return html`<strong class="mark">${say('home.turn')}</strong>`;
  // Bots have no names, and are not waited for long.
  const names = table.waitingFor.filter(Boolean);
  if (table.phase === 'playing' && names.length) return say('home.waiting', [names.join(', ')]);
  return say(`home.phase.${table.phase}`);
}
