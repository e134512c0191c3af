import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { type GameCard, games } from '../core/api';
import { Piece } from '../core/element';
import { language } from '../core/settings';
import { addWords, say } from '../core/words';
import { nameOf } from '../house/tables';
import { read } from './office';

interface Player {
  person: string;
  name: string;
  pool: string;
  matches: number;
  decisions: number;
  agreement: number;
  above: number;
  tenths: number;
  evenness: number;
}

interface Pair {
  one: { person: string; name: string };
  other: { person: string; name: string };
  matches: number;
  ahead: number;
  behind: number;
  points: number;
  given: number;
  returned: number;
  sameNetwork: boolean;
  sameDevice: boolean;
}

interface Partners {
  one: { person: string; name: string };
  other: { person: string; name: string };
  matches: number;
  lost: number;
  left: number;
  otherLeft: number;
  points: number;
  otherPoints: number;
}

interface Honest {
  days: number;
  usual: { pool: string; matches: number; agreement: number }[];
  people: Player[];
  pairs: Pair[];
  partners: Partners[];
}

/** Figures about honest play: who plays most like the strongest bot, and who meets whom. People judge, not these. */
@customElement('admin-honest')
export class AdminHonest extends Piece {
  @state()
  private list: Honest | undefined;
  @state()
  private cards: GameCard[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
  }

  private async load(): Promise<void> {
    await addWords('ratings');
    this.cards = (await games()).games;
    this.list = await read<Honest>('honest-play');
  }

  override render() {
    const list = this.list;
    if (!list) return nothing;
    return html`<section class="stack honest">
      <p>${say('admin.honest.help', [list.days])} <a href="/honest-play">${say('admin.honest.page')}</a></p>
      <h2>${say('admin.honest.people')}</h2>
      ${list.people.length ? this.people(list) : html`<p class="soft">${say('admin.honest.none')}</p>`}
      <h2>${say('admin.honest.pairs')}</h2>
      ${
      list.pairs.length
        ? html`<ul class="cards">${list.pairs.map(pair)}</ul>`
        : html`<p class="soft">${say('admin.honest.no-pairs')}</p>`
    }
      <h2>${say('admin.honest.partners')}</h2>
      ${
      list.partners.length
        ? html`<ul class="cards">${list.partners.map(partners)}</ul>`
        : html`<p class="soft">${say('admin.honest.no-partners')}</p>`
    }
    </section>`;
  }

  private people(list: Honest): TemplateResult {
    return html`<ul class="cards">${list.people.map((each) => this.player(each, list))}</ul>`;
  }

  private player(each: Player, { usual }: Honest): TemplateResult {
    const [game, mode] = each.pool.split('/');
    const common = usual.find(({ pool }) => pool === each.pool)?.agreement ?? 0;
    return html`<li class="card stack">
      <span><a href="/admin/people/${each.person}">${each.name}</a> · ${nameOf(game, this.cards)} · ${
      say(`ratings.mode.${mode}`)
    }</span>
      <strong>${say('admin.honest.agreed', [tenth(each.agreement), each.decisions, tenth(common)])}</strong>
      <span class="small soft">${say('admin.honest.above', [tenth(each.above)])} · ${
      say('admin.honest.times', [tenth(each.tenths), each.evenness])
    } · ${say('admin.honest.matches', [each.matches])}</span>
    </li>`;
  }
}

const tenth = (amount: number): string =>
  (amount / 10).toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const wins = (thousandths: number): string =>
  (thousandths / 1000).toLocaleString(language(), { maximumFractionDigits: 2 });

const who = ({ person, name }: { person: string; name: string }): TemplateResult =>
  html`<a href="/admin/people/${person}">${name}</a>`;

function pair(each: Pair): TemplateResult {
  const place = each.sameDevice ? 'device' : 'network';
  return html`<li class="card stack">
    <span>${who(each.one)} · ${who(each.other)}</span>
    <strong>${say('admin.honest.met', [each.matches, each.ahead, each.behind])}</strong>
    <span class="small soft">${say('admin.honest.moved', [each.one.name, each.points])} · ${
    say('admin.honest.gifts', [wins(each.given), wins(each.returned)])
  }</span>
    ${each.sameNetwork ? html`<span>${say(`admin.honest.same-${place}`)}</span>` : nothing}
  </li>`;
}

function partners(each: Partners): TemplateResult {
  return html`<li class="card stack">
    <span>${who(each.one)} · ${who(each.other)}</span>
    <strong>${say('admin.honest.beside', [each.matches, each.lost])}</strong>
    <span class="small soft">${say('admin.honest.gone', [each.one.name, each.left])} · ${
    say('admin.honest.gone', [each.other.name, each.otherLeft])
  } · ${say('admin.honest.moved', [each.one.name, each.points])} · ${
    say('admin.honest.moved', [each.other.name, each.otherPoints])
  }</span>
  </li>`;
}
